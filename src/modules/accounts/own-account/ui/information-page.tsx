import { DefinitionGrid } from '@/ui/definition-grid'
import { PageHeading, Panel } from '@/ui/layout'
import { Link } from '@/ui/link'
import type { OwnAccount } from '../queries/own-account'
import { LocalMoment } from './local-moment'
import { ProfilePicture } from './profile/profile-picture'

const text = (value: string | null) => value || '—'
const moment = (iso: string | null) => (iso ? <LocalMoment iso={iso} /> : '—')
const KINDS = { CUSTOMER: 'Customer', DEALER: 'Dealer' } as const

const kindOf = ({ roleName, userType }: OwnAccount): string =>
  roleName ? `Staff: ${roleName}` : userType ? KINDS[userType] : '—'

/** What is known of the account and its owner, to be read; each part says where it is changed. */
export function InformationPage({ account }: { account: OwnAccount }) {
  const { email, firstName, lastName, profilePictureUrl } = account
  const name = [account.firstName, account.middleName, account.lastName].filter(Boolean).join(' ')
  return (
    <>
      <PageHeading title="Information">The details we hold for your account.</PageHeading>
      <ProfilePicture person={{ email, firstName, lastName, profilePictureUrl }} />
      <Panel
        id="account"
        title="Account"
        lead={<Link href="/account-settings/security#email">Change the e-mail address</Link>}
      >
        <DefinitionGrid
          items={[
            { term: 'E-mail address', value: account.email },
            { term: 'E-mail confirmed', value: moment(account.emailVerifiedAt) },
            { term: 'Account type', value: kindOf(account) },
            { term: 'Member since', value: moment(account.createdAt) },
            { term: 'Last sign-in', value: moment(account.lastSignInAt) },
            { term: 'Terms accepted', value: moment(account.termsAcceptedAt) },
          ]}
        />
      </Panel>
      <Panel id="person" title="You" lead={<Link href="/dashboard/profile">Change the profile</Link>}>
        <DefinitionGrid
          items={[
            { term: 'Name', value: name },
            { term: 'Phone number', value: text(account.phoneNumber) },
            { term: 'Country', value: text(account.country) },
            { term: 'City', value: text(account.city) },
            ...(account.userType === 'DEALER'
              ? [
                  { term: 'Company', value: text(account.companyName) },
                  { term: 'Company address', value: text(account.companyAddress) },
                ]
              : []),
          ]}
        />
      </Panel>
    </>
  )
}
