/**
 * Texts of the admin page; those of the specification are exact. The page is the studio's own and stays in one
 * language, so its components import them. Source: spec §4, §5, §8.
 */
export const words = {
  title: 'Admin',
  description:
    'The studio’s own page for reading, exporting and clearing what visitors left in this browser.',
  headline: [{ text: 'For the studio' }, { text: 'only', voice: 'counter' }],
  login: {
    intro:
      'What visitors write is kept in the browser they used. This page shows what is in yours.',
    label: 'Password',
    show: 'Show',
    hide: 'Hide',
    submit: 'Open',
    checking: 'Checking',
    wrong: 'Incorrect password',
    insecure:
      'The password is checked with cryptography that browsers offer only on https and on localhost. Open the page at its https address.',
    noPassword:
      'This copy of the site was built without an admin password, so no password opens this page. Build it again with ADMIN_PASSWORD set.',
    noScripts:
      'The records are in the browser’s own storage, which only a script can read. Switch JavaScript on to open them.',
  },
  records: {
    headline: [{ text: 'What visitors' }, { text: 'left here', voice: 'counter' }],
    tabs: 'Records',
    logOut: 'Log out',
    timeNote: 'Algiers time',
    search: 'Search',
    /** Numbers of the records in the table; `{count}` is all that were found. */
    shown: '{from} to {to} of {count}',
    nothingFound: 'No record contains all of these words.',
    notShown: 'Entries in this list that this page cannot read:',
    notShownKept: 'They stay where they are; Export JSON includes them.',
    readAll: 'Read all',
    readLess: 'Read less',
    export: 'Export JSON',
    exportCsv: 'Export CSV',
    exportAll: 'Export all lists',
    import: 'Import',
    clear: 'Clear all',
    confirm: 'Are you sure you want to delete all data? This action cannot be undone.',
    confirmYes: 'Delete all',
    confirmNo: 'Keep the data',
    cleared: 'Data has been cleared',
    notCleared: 'The browser did not let the page delete this data. Nothing was deleted.',
    message: 'Message',
    question: 'Question',
    dismiss: 'OK',
    blocked:
      'This browser does not let the site use its storage, so there is nothing to read. Allow site data for this address and reload the page.',
  },
  imports: {
    title: 'Import what visitors handed over',
    intro:
      'Paste an e-mail or a chat that contains an enquiry, or choose files: a saved enquiry, one exported list or all of them. Each record is added to the list it belongs to. What is already here stays as it is.',
    text: 'Pasted text',
    submit: 'Import the text',
    choose: 'Choose files',
    drop: 'or drop them here',
    /** Parts of a report such as “1 added to Contacts, 2 already here, 1 left out.” */
    added: 'added to',
    present: 'already here',
    refused: 'left out',
    empty: 'It contained nothing to add.',
    lists: {
      newsletter_emails: 'Subscribers',
      contact_submissions: 'Contacts',
      blog_comments: 'Comments',
    },
    record: 'Record',
    records: 'Records:',
    more: 'Others left out:',
    reasons: {
      nothing: 'It contains no record.',
      'no-json': 'It looks like an exported file, but it is cut short or has been changed.',
      damaged:
        'The line that begins with “ikosim:” was changed on its way: its checksum is wrong. Ask for the file instead.',
      'cut-off':
        'The line that begins with “ikosim:” stops before its end. Copy the whole text, or ask for the file.',
      version: 'It was written by a newer version of the site than this one.',
      'no-record': 'It does not belong to any of the lists.',
      fields: 'Missing or unreadable:',
      differs:
        'A record with this reference and e-mail address is already here, with different contents. It was left as it is.',
      full: 'The storage of this browser is full. Export and clear a list first.',
      blocked: 'This browser does not let the site use its storage.',
      'too-large': 'It is larger than any list that fits into a browser.',
      unreadable: 'The browser could not read this file.',
    },
  },
  sheet: {
    title: 'Enquiry',
    print: 'Print',
    close: 'Close',
  },
  answer: {
    byEmail: 'Answer by e-mail',
    print: 'Print',
    subject: 'Your enquiry',
    greeting: 'Hello',
    quote: 'You wrote to us:',
  },
  pager: {
    label: 'Pages',
    previous: 'Previous',
    page: 'Page',
    /** After the field with the page's number. */
    of: 'of {count}',
    next: 'Next',
  },
  damaged: {
    title: 'Some stored data could not be read',
    text: 'It is kept exactly as it was found; nothing has been thrown away.',
    download: 'Download',
    discard: 'Delete',
    confirm: 'Delete this copy of unreadable data? This action cannot be undone.',
    confirmYes: 'Delete the copy',
    confirmNo: 'Keep it',
  },
  subscribers: {
    tab: 'Subscribers',
    caption: 'Newsletter subscribers',
    empty: 'No subscribers yet',
    /** Titles of the table’s columns. */
    labels: { email: 'Email', time: 'Subscribed' },
  },
  contacts: {
    tab: 'Contacts',
    caption: 'Contact submissions',
    empty: 'No contact submissions yet',
    labels: {
      reference: 'Reference',
      name: 'Full name',
      email: 'Email',
      mobile: 'Mobile',
      project: 'Project type',
      message: 'Message',
      source: 'Written on',
      time: 'Time',
    },
    /** Shown for a record without `pageSource`. */
    contactPage: 'Contact Page',
    /** Replaces the name in a button's label if a record has neither name nor reference. */
    nameless: 'no name',
    /** The project type of a consultation, as `contact-consultation.ts` has it. */
    consultation: 'Consultation',
    /** Above the times of a consultation. */
    proposedTimes: 'Proposed times',
  },
  comments: {
    tab: 'Comments',
    caption: 'Blog comments',
    empty: 'No blog comments yet',
    labels: {
      name: 'Full name',
      email: 'Email',
      website: 'Website',
      comment: 'Comment',
      article: 'Article',
      time: 'Time',
    },
  },
} as const
