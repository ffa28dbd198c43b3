import type { LegalText } from '../legal-text.ts'
import { site } from './site.ts'

const { name, address, email, phone } = site

/** The privacy policy. The page adds when it was last updated. Source: spec §2, "privacy-policy". */
export const privacy = {
  title: 'Privacy policy',
  description:
    'This site has no database, no cookies and no statistics. What you write in a form stays in your browser until you hand it over.',
  body: [
    'The short version: this website sets no cookies, tracks nobody and has no database. What you write in a form is kept by your own browser, and reaches us only when you send it on yourself. Maps and films from other companies load only when you ask for them.',

    { kind: 'heading', id: 'responsible', text: 'Who is responsible' },
    `${name}, ${address.street}, ${address.postalCode} ${address.city}, ${address.country}, is responsible for the personal data described here. Questions and requests reach us at [${email}](mailto:${email}) or [${phone.label}](${phone.href}).`,
    'Two laws apply: the Algerian law 18-07 of 10 June 2018 on the protection of natural persons in the processing of personal data, because we are in Algiers, and the General Data Protection Regulation (GDPR) of the European Union, because many of our readers and clients are there.',

    { kind: 'heading', id: 'visiting', text: 'When you only read' },
    'The pages are files. To deliver them, the company that hosts them receives what every web server receives: your IP address, the time, the page, and the name of your browser. The host needs this to deliver the page and to fend off attacks, which is our legitimate interest (GDPR, article 6(1)(f)). We do not analyse these records, do not combine them with other data, and have them deleted after fourteen days at the latest.',
    'Your browser keeps copies of the last forty pages you opened, with their pictures, so that you can read them again without a connection. The copies stay on your device, tell us nothing, and are deleted with this site’s data.',
    'There are no statistics, no advertising, no fonts or scripts loaded from other companies, and no attempt to recognise you when you come back. That is why no banner asks for your consent.',

    { kind: 'heading', id: 'forms', text: 'When you fill in a form' },
    'Four forms write into your browser’s local storage, an area on your device that belongs to this site’s address. Nothing in it travels to us or to anybody else by itself. Everybody who uses the same browser profile can see it, so on a shared computer delete it before you leave.',
    {
      kind: 'table',
      caption: 'What the forms keep in your browser',
      columns: ['Form', 'What is kept', 'Stored under'],
      rows: [
        [
          'Contact, consultation',
          'Name, e-mail, project type, mobile number, message (with any times you propose), time of writing, and the page if it was not the contact page',
          '`contact_submissions`',
        ],
        ['Newsletter', 'E-mail and time', '`newsletter_emails`'],
        ['Comment', 'Name, e-mail, website if given, comment, article and time', '`blog_comments`'],
        [
          'After the contact form',
          'Which enquiry you have handed over, and how, and whether we may still ask you about it',
          '`enquiry_handovers`',
        ],
      ],
    },
    'An enquiry reaches us when you hand it over: by your own e-mail app, by WhatsApp, by your device’s share sheet, or as a text that you copy or a file that you save. Each of these opens only when you press it, and what you wrote then travels through that app, under its maker’s privacy policy. WhatsApp belongs to Meta. The last line of the text repeats your enquiry, and nothing more, in a format that our admin page can read.',
    'The records stay until you delete them. In most browsers this is under “site data” in the settings, or in the padlock menu beside the address. The studio’s owner has a page that lists the records in the owner’s own browser; it cannot see into yours.',
    'If such a record is damaged, the browser keeps the original under the same name followed by `.damaged` and a number, until you delete the site’s data.',

    { kind: 'heading', id: 'writing-to-us', text: 'When you write to us, call us or hire us' },
    'If you send us an e-mail, call, or become a client, we keep your name, your contact details and what was agreed, in order to answer you and to carry out the contract (GDPR, article 6(1)(b); law 18-07, article 7). Enquiries that do not lead to a project are deleted after twelve months. Contracts and invoices are kept for ten years, as the Algerian commercial code requires.',
    'Only the people at the studio who deal with your enquiry or project see this data. Our e-mail and hosting providers handle it on our behalf and under contract. We do not sell it or pass it on to anyone else.',

    { kind: 'heading', id: 'third-parties', text: 'Maps and films, if you ask for them' },
    'In place of each map and each YouTube film you first see a picture of our own. When you press its button, your browser loads the real one from the company that provides it, which then learns your IP address, your browser and the page you are on. By pressing the button you consent to this (GDPR, article 6(1)(a)); leaving the page ends it.',
    {
      kind: 'list',
      items: [
        'Maps come from OpenStreetMap, run by the OpenStreetMap Foundation in the United Kingdom.',
        'Films come from YouTube, run in Europe by Google Ireland, through its address youtube-nocookie.com, which sets no tracking cookies before a film plays.',
      ],
    },
    'These companies may handle the data in countries outside Algeria and the European Union, under their own privacy policies. If you would rather not, our postal address and a description of each film are on the page as text.',

    { kind: 'heading', id: 'your-rights', text: 'Your rights' },
    'You may ask us what we hold about you and receive a copy; have it corrected or deleted; object to its use or have it restricted; take it with you in a common file format; and withdraw your consent at any time. Law 18-07 gives you the rights of information, access, correction and objection in its articles 32 to 36, the GDPR in its articles 13 to 22. Write to us by e-mail or post; we answer within thirty days, usually within three, and it costs nothing.',
    'What is stored in your own browser is out of our reach. You can delete it yourself, at any time.',
    'If our answer does not satisfy you, you may complain to the National Authority for the Protection of Personal Data (ANPDP) in Algiers, or, in the European Union, to the data protection authority where you live.',

    { kind: 'heading', id: 'security', text: 'Security and young people' },
    'Pages travel encrypted, and a strict content policy stops scripts that are not ours. We keep what clients entrust to us on encrypted disks that only named members of staff can open. The site is written for adults, in a professional context; we do not knowingly keep data about children.',

    { kind: 'heading', id: 'changes', text: 'Changes' },
    'Before the site does anything new with data, this page will say so. Earlier versions are available on request.',
  ],
} as const satisfies LegalText
