import { DefinitionGrid } from '@/ui/definition-grid'
import { Link } from '@/ui/link'
import { PageHeading, Panel } from '@/ui/page-parts'
import type { OwnAccount } from '../queries/get-own-account'
import { ChangeProfilePicture } from './profile/change-profile-picture'
import { ShortMoment } from './short-moment'
import * as words from './words'

const text = (value: string | null) => value || '—'
const moment = (iso: string | null) => (iso ? <ShortMoment iso={iso} /> : '—')
const KINDS = { CUSTOMER: words.customer, DEALER: words.dealer } as const

const kindOf = ({ roleName, userType }: OwnAccount): string =>
  roleName ? words.staffRoleName(roleName) : userType ? KINDS[userType] : '—'

/** What is known of the account and its owner, to be read; each part links to where it is changed. */
export function AccountInformationPage({ account }: { account: OwnAccount }) {
  const { email, firstName, lastName, profilePictureUrl } = account
  const name = [account.firstName, account.middleName, account.lastName].filter(Boolean).join(' ')
  return (
    <>
      <PageHeading title={words.information}>{words.detailsWeHold}</PageHeading>
      <ChangeProfilePicture person={{ email, firstName, lastName, profilePictureUrl }} />
      <Panel
        id="account"
        title={words.account}
        lead={<Link href="/account-settings/security#email">{words.changeEmailAddress}</Link>}
      >
        <DefinitionGrid
          items={[
            { term: words.emailAddress, value: account.email },
            { term: words.emailConfirmed, value: moment(account.emailVerifiedAt) },
            { term: words.accountType, value: kindOf(account) },
            { term: words.memberSince, value: moment(account.createdAt) },
            { term: words.lastSignIn, value: moment(account.lastSignInAt) },
            { term: words.termsAccepted, value: moment(account.termsAcceptedAt) },
          ]}
        />
      </Panel>
      <Panel id="person" title={words.you} lead={<Link href="/dashboard/profile">{words.editProfile}</Link>}>
        <DefinitionGrid
          items={[
            { term: words.name, value: name },
            { term: words.phoneNumber, value: text(account.phoneNumber) },
            { term: words.country, value: text(account.country) },
            { term: words.city, value: text(account.city) },
            ...(account.userType === 'DEALER'
              ? [
                  { term: words.company, value: text(account.companyName) },
                  { term: words.companyAddress, value: text(account.companyAddress) },
                ]
              : []),
          ]}
        />
      </Panel>
    </>
  )
}
