import { type FirstPage, facts, paragraph, section, written } from './build-first-texts'

/**
 * The first version of /privacy-policy: what this software does, true for it as it is delivered. Whoever adds analytics, a
 * chat or an outside font, or puts a server in front that writes logs, adds it there.
 */
export const PRIVACY: FirstPage = {
  route: 'privacy-policy',
  title: 'Privacy policy',
  excerpt:
    'You can look at every vehicle without saying who you are. There is no tracking, no advertising and no analytics service, and nothing on these pages is loaded from another company’s servers.',
  metaDescription:
    'What {companyName} stores about its visitors: no tracking, no advertising cookies, page views counted without names or addresses, and what the server logs.',
  footerColumn: 'rules',
  position: 10,
  changed: '2026-11-22',
  content: written(
    section('who', 'Who is responsible'),
    paragraph(
      'This site is run by {companies}. If you have any questions about your data, write to one of [the showrooms](/contact-us).',
    ),
    section('device', 'What is stored on your device'),
    paragraph(
      'Nothing is stored on your device to track you. Everything there serves something you asked for:',
    ),
    facts('on-your-device'),
    paragraph(
      'You can delete all of it in your browser at any time; the site will still work. Pages kept for reading offline are listed, and can be switched off, under [Pages kept on this device](/offline).',
    ),
    section('views', 'What is counted'),
    paragraph(
      'We count how often each vehicle’s page was opened: one number per vehicle and day, with no name, IP address, cookie or anything else about who viewed it.',
    ),
    paragraph(
      'So that a visitor is not counted twice within half an hour, the server keeps a fingerprint of IP address, browser and vehicle in memory for that time, mixed with a random value that changes every day. It is never written to disk and cannot be reversed.',
    ),
    paragraph(
      'What you type into the search field is sent to the server, which returns suggestions and does not store it.',
    ),
    section('logs', 'What the server logs'),
    paragraph(
      'To respond at all, the server must know the IP address that a request comes from. Page visits are not logged. The log records faults: the time, what failed, the address of the page or call, and a request ID that you can quote when you ask for help.',
    ),
    paragraph(
      'To stop people from guessing passwords or flooding mailboxes, attempts to sign in, to sign up and to have an e-mail sent are counted by e-mail address and IP address. Only a fingerprint of both is stored for this, and it counts for one hour at most.',
    ),
    section('accounts', 'If you have an account'),
    paragraph(
      'An account holds what you or our staff entered: your name and e-mail address and, if given, your phone number, date of birth, gender, addresses, company, picture, and which e-mails you want. It also records when you accepted the terms, confirmed your address and last signed in. Your password and the links in our e-mails are stored only as hashes, from which they cannot be read.',
    ),
    paragraph(
      'It also holds what you do with it: the vehicles on your wishlist with their price on the day you added them, the searches you saved, your port of destination, the vehicles you asked to reserve, and the reviews you wrote. A review is public once the showroom has approved it, with your first name and the first letter of your last name; everything else is visible only to you and our staff.',
    ),
    paragraph(
      'For each place where you are signed in, the kind of browser and device, the IP address and the time are kept until the night after that session ends, so that you can see and end it under [Security](/account-settings/security). The e-mails we send you are kept with your account for 90 days. If you sign in with Google or Facebook, they learn that you did; they tell us your name, your e-mail address and the ID of your account there, and we keep the last two.',
    ),
    paragraph(
      'You can download all of it, and delete your account, on the same page. You can restore a deleted account by signing in within {deletionDays} days; after that, your details, e-mails, sessions, connections, searches and wishlist are erased, and your reviews stay without a name.',
    ),
    paragraph(
      'Sign-ins, failed sign-ins and every change to data are recorded in an audit log with the account, the IP address and the time. It shows who did what, and therefore cannot be changed.',
    ),
    section('contact', 'When you write or call'),
    paragraph(
      'The links for e-mail, phone, WhatsApp and maps open your own apps or those companies’ sites; until you follow one, they learn nothing about you. What you write to a showroom is used to answer you and to sell you a vehicle, and is kept for as long as the law requires for business letters.',
    ),
    section('others', 'Who else sees it'),
    paragraph(
      'Data is not sold, rented or used for advertising. To bring a vehicle to you, a seller passes on what carriers, insurers, inspectors, banks and customs need, and no more. The company that hosts this site works on the seller’s behalf.',
    ),
    section('rights', 'What you can ask for'),
    paragraph(
      'You may ask what is stored about you, have it corrected, get a copy, and have it deleted where no law requires it to be kept. You may also complain to your country’s data protection authority. Write to [a showroom](/contact-us); you need no form and no reason.',
    ),
    section('changes', 'Changes to this page'),
    paragraph('When we change what we store, we update this page and the date above first.'),
  ),
}
