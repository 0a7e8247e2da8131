import type { ReactNode } from 'react'
import { profileItems } from '@/modules/accounts/people/rules/profile-completeness'
import { Link } from '@/ui/link'
import { Card, PageHeading } from '@/ui/page-parts'
import type { OwnAccount } from '../queries/get-own-account'
import type { SessionPlace } from '../queries/list-sessions'
import { ShortMoment } from './short-moment'
import * as words from './words'

type Props = {
  account: OwnAccount
  sessions: readonly SessionPlace[]
  /** What comes first: what the customer has to do. */
  lead?: ReactNode
}

/** The first page of the customer's area: what is known, and where to go on. */
export function AccountOverview({ account, lead, sessions }: Props) {
  return (
    <>
      <PageHeading title={words.helloFirstName(account.firstName)}>
        Signed in as {account.email}
        {account.roleName && `, ${account.roleName}`}.
      </PageHeading>
      {lead}
      <div className="grid gap-4 md:grid-cols-2">
        <ProfileCard account={account} />
        <SessionsCard sessions={sessions} />
        <Card className="p-5">
          <h2 className="text-16 font-semibold">{words.vehicles}</h2>
          <p className="mt-2 text-14 text-soft">{words.everyVehicleOnSale}</p>
          <Link href="/vehicles" className="mt-3 inline-block py-2 text-14">
            {words.browseVehicles}
          </Link>
        </Card>
        <Card className="p-5">
          <h2 className="text-16 font-semibold">{words.questions}</h2>
          <p className="mt-2 text-14 text-soft">{words.telephoneNumbersAndAddresses}</p>
          <Link href="/contact-us" className="mt-3 inline-block py-2 text-14">
            {words.contactAShowroom}
          </Link>
        </Card>
      </div>
    </>
  )
}

function ProfileCard({ account }: { account: OwnAccount }) {
  const items = profileItems(account)
  const completed = items.filter(({ isFilledIn }) => isFilledIn).length
  const lacking = items.filter(({ isFilledIn }) => !isFilledIn)
  return (
    <Card className="p-5">
      <h2 className="text-16 font-semibold">{words.yourProfile}</h2>
      <p className="mt-2 text-14 text-soft">{words.ofDetailsAreGiven(completed, items.length)}</p>
      <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-full bg-plate">
        <div className="h-full bg-green" style={{ width: `${(100 * completed) / items.length}%` }} />
      </div>
      {lacking.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-13 text-faint">
          {lacking.map(({ field, label, isNeeded }) => (
            <li key={field}>
              {label}
              {!isNeeded && ' (optional)'}
            </li>
          ))}
        </ul>
      )}
      <Link href="/dashboard/profile" className="mt-3 inline-block py-2 text-14">
        {lacking.length > 0 ? words.completeYourProfile : words.editProfile}
      </Link>
    </Card>
  )
}

function SessionsCard({ sessions }: { sessions: readonly SessionPlace[] }) {
  const here = sessions.find(({ current }) => current)
  return (
    <Card className="p-5">
      <h2 className="text-16 font-semibold">{words.signedIn}</h2>
      <p className="mt-2 text-14 text-soft">
        {sessions.length === 1 ? words.onThisDeviceOnly : words.inPlaces(sessions.length)}
      </p>
      {here && (
        <p className="mt-1 text-13 text-faint">
          {words.hereSince(here.device)} <ShortMoment iso={here.signedInAt} />
        </p>
      )}
      <Link href="/account-settings/security#sessions" className="mt-3 inline-block py-2 text-14">
        {words.viewSessions}
      </Link>
    </Card>
  )
}
