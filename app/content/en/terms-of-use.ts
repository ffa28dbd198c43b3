import type { LegalText } from '../legal-text.ts'
import { site } from './site.ts'

const { name, address, email, phone } = site

/** The terms of use. The page adds when they were last updated. Source: spec §2, "terms-of-use". */
export const terms = {
  title: 'Terms of use',
  description: `What ${name} promises on this website, what it asks of you, and the outline of what is agreed when you hire us.`,
  body: [
    `These terms cover this website and, in outline, the work we do. Where a contract signed by both of us says something else, the contract applies.`,

    { kind: 'heading', id: 'who-we-are', text: 'Who we are' },
    `This website belongs to ${name}, ${address.street}, ${address.postalCode} ${address.city}, ${address.country}; phone [${phone.label}](${phone.href}), e-mail [${email}](mailto:${email}). “We” means the studio, “you” the person reading. Our registration and tax numbers are on every quote and invoice.`,

    { kind: 'heading', id: 'using-the-site', text: 'Using the site' },
    'You may read the site, share links to it, print its pages and quote short passages with the source. You need no account for any of it.',
    'Please do not:',
    {
      kind: 'list',
      items: [
        'try to break into the site, overload it, or reach pages that are not offered to visitors;',
        'use a form to write anything unlawful or insulting, or anybody else’s secrets;',
        'pass off our texts, pictures or code as your own work.',
      ],
    },
    'We aim to keep the site correct and reachable but do not promise that it always is. Prices and availability on these pages are information, not an offer; an offer is a written quote with a date.',

    { kind: 'heading', id: 'forms', text: 'What you write in the forms' },
    'The contact form, the newsletter form and the comment form keep what you write in the storage of your own browser, on your own device. They do not send it over the internet by themselves, and a message kept there does not oblige either of us to anything. We read an enquiry once you have handed it over, by e-mail or otherwise. The [privacy policy](/privacy-policy#forms) explains how to look at these records and delete them.',
    'What you write remains yours. A comment that you ask us to publish, and that we publish, may be shown under the article with your name until you ask for its removal. We may decline a comment without giving a reason.',

    { kind: 'heading', id: 'copyright', text: 'Texts, pictures and trademarks' },
    `The texts, pictures, drawings and code of this site, and the films on the video showcase, were made by ${name}. The film on three demonstration pages is by the Blender Foundation. No picture shows a real person, and the clients, people and results on our demonstration pages are invented. Names and trademarks of other companies belong to those companies.`,
    'Fonts and software libraries made by others are used under their own open licences, which we respect and list with our source code.',

    { kind: 'heading', id: 'third-parties', text: 'Maps, films and links' },
    'Maps and films from other companies load only after you ask for them by pressing a button. From then on their terms apply between you and them. Links to other sites are chosen with care, but we do not control what they show later.',

    { kind: 'heading', id: 'your-project', text: 'When you hire us' },
    'Each project has a written quote that lists days, price, dates and what is not included. These points hold unless the quote says otherwise.',
    {
      kind: 'list',
      items: [
        '*Quotes* are free and hold for sixty days.',
        '*Payment* is 30% at signature, 40% when a version with every screen is in your hands, and 30% thirty days after launch. Projects under $2,000 are paid in two halves. Invoices are due within thirty days.',
        '*Changes* beyond the quote are estimated in writing and begin only after you agree.',
        '*Delay* that we cause lowers the last payment by 5% for each full week. Delay that you cause moves the dates by the same number of days.',
        '*Ownership* of code and design passes to you with the last payment. Tools and libraries that we bring with us still belong to us or to their authors, and you may use them in the product without a time limit.',
        '*Accounts* at stores, hosts and registrars are opened in your name.',
        '*Guarantee*: for six months after launch we repair, free of charge, whatever does not work as agreed.',
        '*Confidentiality*: each of us keeps the other’s business secrets for five years, or longer where the law requires it.',
        '*Mention*: we may name you as a client and show published work, unless you tell us not to.',
      ],
    },

    { kind: 'heading', id: 'care-plans', text: 'Care plans' },
    'A care plan runs for the month or the year that was paid and continues until one of us ends it. You may end a monthly plan at the end of any month with thirty days’ notice, and a yearly plan at the end of its year. Yearly work that we have not carried out is refunded. The [services page](/service) lists what each plan includes.',

    { kind: 'heading', id: 'liability', text: 'Liability' },
    'Our liability is unlimited for harm done on purpose or by gross negligence, for injury, and wherever the law forbids a limit. In other cases we are liable for foreseeable damage up to the price of the project, or up to twelve months’ fees for a care plan. For the free contents of this website we are liable only in the cases named in the first sentence.',

    { kind: 'heading', id: 'law', text: 'Law and courts' },
    'Algerian law applies, and the courts of Algiers decide what we cannot settle between us; we suggest a conversation first, and then a mediator. If you are a consumer living elsewhere, you keep any protection that is mandatory under your own law, and your right to go to your local court.',

    { kind: 'heading', id: 'changes', text: 'Changes to these terms' },
    'This page may change when the site or the law changes. Work already agreed keeps the terms under which it was agreed. If one sentence of these terms turns out to be invalid, the others still apply.',
  ],
} as const satisfies LegalText
