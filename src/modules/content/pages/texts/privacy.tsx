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
    why: 'Your choice of light or dark colours. Only there if you choose.',
    until: 'One year, or until you choose “as this device”.',
  },
  {
    name: 'Cookie “data-saver”',
    keys: ['data-saver'],
    why: 'Whether pictures wait until you tap them. Only there if you choose.',
    until: 'One year.',
  },
  {
    name: 'Cookie “payload-token”',
    keys: ['payload-token'],
    why: 'Keeps you signed in. Only there if you have an account and sign in; no script can read it.',
    until:
      'Seven days after your last visit and thirty days at most, for staff eight and twelve hours; or until you sign out.',
  },
  {
    name: 'When your session was last extended',
    keys: ['session-refreshed'],
    why: 'The time, so that pages do it at most once an hour. Only there if you sign in.',
    until: 'Until you clear it.',
  },
  {
    name: 'Cookie “kaido-device”',
    keys: ['kaido-device'],
    why: 'So that this device is known as yours when strangers try to guess your password: they are kept out and you are not. It opens nothing by itself.',
    until: 'For 180 days after you signed in here.',
  },
  {
    name: 'Cookie “kaido-oauth”',
    keys: ['kaido-oauth'],
    why: 'Brings you back from Google or Facebook to where you were, and shows that it was you who left for it. Only there while you sign in with one of them; no script can read it.',
    until: 'Ten minutes, or until you are back.',
  },
  {
    name: 'Cookie “kaido-wish”',
    keys: ['kaido-wish'],
    why: 'The vehicle whose heart you clicked before signing in, so that it is on your wishlist afterwards. Only there after such a click; no script can read it.',
    until: 'Half an hour, or until you have signed in.',
  },
  {
    name: 'A vehicle to reserve',
    keys: ['kaido-hold'],
    why: 'The one that you asked for before signing in, so that the request is sent afterwards. Only there after such a click.',
    until: 'Until you have signed in; after half an hour it is no longer sent.',
  },
  {
    name: 'Your searches',
    keys: ['kaido:recent-searches', 'kaido:saved-searches'],
    why: 'The last ones you made and those you saved without signing in, to come back to. They leave your browser only if you have them kept in your account.',
    until: 'Until you remove them or newer ones take their place.',
  },
  {
    name: 'Vehicles you looked at and compare',
    keys: ['kaido:recently-viewed', 'kaido:compare'],
    why: 'The last twelve and at most four, to come back to. The server is told which ones when they are shown, and does not note it.',
    until: 'Until you clear them or newer ones take their place.',
  },
  {
    name: 'Pages and pictures you have seen',
    keys: ['keep-pages'],
    why: 'So that vehicles can be read again where there is no connection. Public pages only, and not while you are signed in.',
    until: 'Until newer ones take their place, or you switch it off.',
  },
  {
    name: 'What you type into a form',
    keys: ['form:'],
    why: 'So that a lost connection or a reload does not cost you what you wrote, or the link of an e-mail that you followed. Passwords and files are not kept.',
    until: 'Until the form is sent or the tab is closed.',
  },
]

/** Two columns under each name: three would be a few letters wide on a phone. */
function KeptTable({ rows }: { rows: readonly Kept[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What it is for</th>
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
  description: `What ${site} keeps about its visitors: no tracking and no advertising cookies, views counted without names or addresses, and what the server's log holds.`,
  changed: '2026-11-22',
  intro: (
    <p>
      You can look at every vehicle without saying who you are. There is no tracking, no advertising, no
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
          For any question about your data write to one of <Link href="/contact-us">the showrooms</Link>.
        </p>
      ),
    },
    {
      id: 'device',
      title: 'What is kept on your device',
      body: (
        <>
          <p>
            Nothing is put on your device in order to recognise you. What there is serves what you asked for:
          </p>
          <KeptTable rows={ON_YOUR_DEVICE} />
          <p>
            You can delete all of it in your browser at any time; the site goes on working. Pages kept for
            times without a connection are listed, and switched off, at{' '}
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
            For each vehicle it is stored how often its page was opened on a day: one number per vehicle and
            day, with no name, no network address, no cookie and nothing else about who looked.
          </p>
          <p>
            So that one visitor is not counted twice within half an hour, the server holds a fingerprint of
            network address, browser and vehicle in its memory for that time, mixed with a random value that
            changes every day. It is never written down and cannot be turned back.
          </p>
          <p>
            What you type into the search field goes to the server, which answers with suggestions and does
            not keep it.
          </p>
        </>
      ),
    },
    {
      id: 'logs',
      title: 'What the server notes',
      body: (
        <>
          <p>
            To answer at all, the server learns the network address that a request comes from. Looking at
            pages is not written down. The log notes faults: the time, what failed, the address of the page or
            call, and a number of the request that you can name when you ask for help.
          </p>
          <p>
            To stop people who guess passwords or fill others’ mailboxes, tries to sign in, to sign up and to
            have a mail sent are counted by e-mail address and network address. Only a fingerprint of both is
            stored for that, and it counts for one hour at most.
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
            An account holds what you or the staff entered: your name, e-mail address, and where given
            telephone number, date of birth, gender, addresses, company, picture, and which e-mails you want.
            With it stand when you accepted the terms, confirmed your address and last signed in. The password
            is stored as a hash from which it cannot be read, and so are the links of our mails.
          </p>
          <p>
            It also holds what you do with it: the vehicles on your wishlist with the price of the day you
            added them, the searches you saved, your port of destination, the vehicles you asked to reserve,
            and the reviews you wrote. A review is public once the showroom has read it, with your first name
            and the first letter of your last name; everything else only you and the staff see.
          </p>
          <p>
            For each place where you are signed in, the kind of browser and device, the network address and
            the time are kept until the night after that session ends, so that you can see and end it under{' '}
            <Link href="/account-settings/security">Security</Link>. The e-mails that we wrote to you are kept
            with your account for ninety days. If you sign in with Google or Facebook, they learn that you
            did; what they tell us is your name, your e-mail address and the number of your account there, and
            we keep the last two.
          </p>
          <p>
            You can download all of it, and delete your account, on the same page. A deleted account can be
            taken back by signing in for {DELETION_GRACE_DAYS} days; after that your details, mails, sessions,
            connections, searches and wishlist are erased, and your reviews stay without a name.
          </p>
          <p>
            Signing in, refused sign-ins and every change of data are written to an audit log with the
            account, the network address and the time. It shows afterwards who did what, and so it cannot be
            changed.
          </p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'When you write or call',
      body: (
        <p>
          The links for e-mail, telephone, WhatsApp and maps open your own programs or those companies’ sites;
          until you follow one, they learn nothing of you. What you write to a showroom is used to answer you
          and to sell you a vehicle, and is kept as long as the law asks for business letters.
        </p>
      ),
    },
    {
      id: 'others',
      title: 'Who else sees it',
      body: (
        <p>
          Data is not sold, rented or used for advertising. To bring a vehicle to you, a seller passes on what
          carriers, insurers, inspectors, banks and customs need, and no more. Whoever runs the machines on
          which this site stands works on the seller’s behalf.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      body: (
        <p>
          You may ask what is stored about you, have it corrected, get a copy, and have it deleted where no
          law requires it to be kept. You may also complain to the data protection authority of your country.
          Write to <Link href="/contact-us">a showroom</Link>; no form and no reason is needed.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      body: <p>When what is kept changes, this page changes first, and the date above with it.</p>,
    },
  ],
})
