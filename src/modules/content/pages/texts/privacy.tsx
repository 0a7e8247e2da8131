// The text of /privacy-policy. It says what this software does and is true for it as it is delivered. If you add
// analytics, a chat or an outside font, or put a server in front that keeps logs, it has to say so here. Change
// `changed` with it.

import { DELETION_GRACE_DAYS } from '@/modules/accounts/access/rules/account-status'
import { Link } from '@/ui/link'
import { companiesText } from './companies'
import type { SiteFacts, TextPage } from './types'

type Kept = {
  name: string
  why: string
  until: string
  /** What the browser itself calls it; keys of the tab's own forms begin with 'form:'. */
  keys: readonly string[]
}

/** Everything that the site asks a browser to keep. */
export const ON_YOUR_DEVICE: readonly Kept[] = [
  {
    name: 'Cookie “theme”',
    keys: ['theme'],
    why: 'Your choice of light or dark colours. Set only if you choose one.',
    until: 'One year, or until you choose “as this device”.',
  },
  {
    name: 'Cookie “data-saver”',
    keys: ['data-saver'],
    why: 'Whether pictures wait until you tap them. Set only if you turn it on.',
    until: 'One year.',
  },
  {
    name: 'Cookie “payload-token”',
    keys: ['payload-token'],
    why: 'Keeps you signed in. Set only when you sign in; scripts cannot read it.',
    until:
      'Until you sign out, or seven days after your last visit and 30 days at most; for staff, eight and twelve hours.',
  },
  {
    name: 'When your session was last extended',
    keys: ['session-refreshed'],
    why: 'So that pages extend it at most once an hour. Set only if you sign in.',
    until: 'Until you clear it.',
  },
  {
    name: 'Cookie “kaido-device”',
    keys: ['kaido-device'],
    why: 'Recognises this device as yours, so that you can still sign in while strangers who try to guess your password are locked out. It does not give access to anything by itself.',
    until: '180 days after you last signed in here.',
  },
  {
    name: 'Cookie “kaido-oauth”',
    keys: ['kaido-oauth'],
    why: 'Brings you back to where you were when you sign in with Google or Facebook, and proves that you started the sign-in. Set only while you do so; scripts cannot read it.',
    until: 'Ten minutes, or until you are back.',
  },
  {
    name: 'Cookie “kaido-wish”',
    keys: ['kaido-wish'],
    why: 'The vehicle whose heart you clicked before signing in, so that it is on your wishlist afterwards. Set only after such a click; scripts cannot read it.',
    until: 'Half an hour, or until you have signed in.',
  },
  {
    name: 'Cookie “kaido-free”',
    keys: ['kaido-free'],
    why: 'The reserved vehicle that you asked to be told about before signing in, so that your wish is kept afterwards. Set only after such a click; scripts cannot read it.',
    until: 'Half an hour, or until you have signed in.',
  },
  {
    name: 'Cookie “kaido_to”',
    keys: ['kaido_to'],
    why: 'The port that you chose under “Deliver to”, so that prices say what a vehicle costs there. Set only after such a choice.',
    until: 'A year after you chose it, or until you choose none.',
  },
  {
    name: 'A vehicle to reserve',
    keys: ['kaido-hold'],
    why: 'The vehicle you asked to reserve before signing in, so that the request is sent afterwards. Set only after such a click.',
    until: 'Until you have signed in; after half an hour it is no longer sent.',
  },
  {
    name: 'A vehicle to ask a quote for',
    keys: ['kaido-quote'],
    why: 'The vehicle you asked a quote for before signing in, so that the form opens afterwards. Set only after such a click.',
    until: 'Until you have signed in; after half an hour the form no longer opens.',
  },
  {
    name: 'Your searches',
    keys: ['kaido:recent-searches', 'kaido:saved-searches'],
    why: 'Your latest searches, and those you saved without signing in, so that you can return to them. They leave your browser only if you move them to your account.',
    until: 'Until you remove them or newer ones take their place.',
  },
  {
    name: 'Vehicles you viewed and compared',
    keys: ['kaido:recently-viewed', 'kaido:compare'],
    why: 'The last twelve you viewed and up to four you compared, so that you can return to them. The server is told which ones to show, and does not record it.',
    until: 'Until you clear them or newer ones take their place.',
  },
  {
    name: 'Pages and pictures you have seen',
    keys: ['keep-pages'],
    why: 'So that you can read about vehicles again while offline. Public pages only, and not while you are signed in.',
    until: 'Until newer ones take their place, or you switch it off.',
  },
  {
    name: 'What you type into a form',
    keys: ['form:'],
    why: 'So that a lost connection or a reload does not lose what you typed, or the link you followed from an e-mail. Passwords and files are not stored.',
    until: 'Until the form is sent or the tab is closed.',
  },
]

/** Two columns under each name: three would be a few letters wide on a phone. */
function KeptTable({ rows }: { rows: readonly Kept[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Purpose</th>
          <th scope="col" className="w-2/5">
            How long
          </th>
        </tr>
      </thead>
      {rows.map(({ name, why, until }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={2} className="border-0! pb-0!">
              {name}
            </th>
          </tr>
          <tr>
            <td className="pt-1!">{why}</td>
            <td className="pt-1!">{until}</td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}

export const privacyText = ({ companies, site }: SiteFacts): TextPage => ({
  title: 'Privacy policy',
  description: `What ${site} stores about its visitors: no tracking, no advertising cookies, page views counted without names or addresses, and what the server logs.`,
  changed: '2026-11-22',
  intro: (
    <p>
      You can look at every vehicle without saying who you are. There is no tracking, no advertising and no
      analytics service, and nothing on these pages is loaded from another company’s servers.
    </p>
  ),
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <p>
          {companies.length > 0 ? `This site is run by ${companiesText(companies)}. ` : ''}
          If you have any questions about your data, write to one of{' '}
          <Link href="/contact-us">the showrooms</Link>.
        </p>
      ),
    },
    {
      id: 'device',
      title: 'What is stored on your device',
      body: (
        <>
          <p>
            Nothing is stored on your device to track you. Everything there serves something you asked for:
          </p>
          <KeptTable rows={ON_YOUR_DEVICE} />
          <p>
            You can delete all of it in your browser at any time; the site will still work. Pages kept for
            reading offline are listed, and can be switched off, under{' '}
            <Link href="/offline">Pages kept on this device</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'views',
      title: 'What is counted',
      body: (
        <>
          <p>
            We count how often each vehicle’s page was opened: one number per vehicle and day, with no name,
            IP address, cookie or anything else about who viewed it.
          </p>
          <p>
            So that a visitor is not counted twice within half an hour, the server keeps a fingerprint of IP
            address, browser and vehicle in memory for that time, mixed with a random value that changes every
            day. It is never written to disk and cannot be reversed.
          </p>
          <p>
            What you type into the search field is sent to the server, which returns suggestions and does not
            store it.
          </p>
        </>
      ),
    },
    {
      id: 'logs',
      title: 'What the server logs',
      body: (
        <>
          <p>
            To respond at all, the server must know the IP address that a request comes from. Page visits are
            not logged. The log records faults: the time, what failed, the address of the page or call, and a
            request ID that you can quote when you ask for help.
          </p>
          <p>
            To stop people from guessing passwords or flooding mailboxes, attempts to sign in, to sign up and
            to have an e-mail sent are counted by e-mail address and IP address. Only a fingerprint of both is
            stored for this, and it counts for one hour at most.
          </p>
        </>
      ),
    },
    {
      id: 'accounts',
      title: 'If you have an account',
      body: (
        <>
          <p>
            An account holds what you or our staff entered: your name and e-mail address and, if given, your
            phone number, date of birth, gender, addresses, company, picture, and which e-mails you want. It
            also records when you accepted the terms, confirmed your address and last signed in. Your password
            and the links in our e-mails are stored only as hashes, from which they cannot be read.
          </p>
          <p>
            It also holds what you do with it: the vehicles on your wishlist with their price on the day you
            added them, the searches you saved, your port of destination, the vehicles you asked to reserve,
            and the reviews you wrote. A review is public once the showroom has approved it, with your first
            name and the first letter of your last name; everything else is visible only to you and our staff.
          </p>
          <p>
            For each place where you are signed in, the kind of browser and device, the IP address and the
            time are kept until the night after that session ends, so that you can see and end it under{' '}
            <Link href="/account-settings/security">Security</Link>. The e-mails we send you are kept with
            your account for 90 days. If you sign in with Google or Facebook, they learn that you did; they
            tell us your name, your e-mail address and the ID of your account there, and we keep the last two.
          </p>
          <p>
            You can download all of it, and delete your account, on the same page. You can restore a deleted
            account by signing in within {DELETION_GRACE_DAYS} days; after that, your details, e-mails,
            sessions, connections, searches and wishlist are erased, and your reviews stay without a name.
          </p>
          <p>
            Sign-ins, failed sign-ins and every change to data are recorded in an audit log with the account,
            the IP address and the time. It shows who did what, and therefore cannot be changed.
          </p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'When you write or call',
      body: (
        <p>
          The links for e-mail, phone, WhatsApp and maps open your own apps or those companies’ sites; until
          you follow one, they learn nothing about you. What you write to a showroom is used to answer you and
          to sell you a vehicle, and is kept for as long as the law requires for business letters.
        </p>
      ),
    },
    {
      id: 'others',
      title: 'Who else sees it',
      body: (
        <p>
          Data is not sold, rented or used for advertising. To bring a vehicle to you, a seller passes on what
          carriers, insurers, inspectors, banks and customs need, and no more. The company that hosts this
          site works on the seller’s behalf.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      body: (
        <p>
          You may ask what is stored about you, have it corrected, get a copy, and have it deleted where no
          law requires it to be kept. You may also complain to your country’s data protection authority. Write
          to <Link href="/contact-us">a showroom</Link>; you need no form and no reason.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      body: <p>When we change what we store, we update this page and the date above first.</p>,
    },
  ],
})
