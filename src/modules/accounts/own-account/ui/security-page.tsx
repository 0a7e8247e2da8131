import { DELETION_GRACE_DAYS } from '@/modules/accounts/access/rules/account-status'
import { buttonStyle } from '@/ui/button'
import { Notice } from '@/ui/form/notice'
import { Link } from '@/ui/link'
import { PageHeading, Panel } from '@/ui/page-parts'
import type { Identity } from '../queries/list-identities'
import type { SessionPlace } from '../queries/list-sessions'
import { ChangeEmailForm } from './change-email-form'
import { DeleteAccount } from './delete-account'
import { IdentitiesList } from './identities-list'
import { PasswordForm } from './password-form'
import { SessionsList } from './sessions-list'
import * as words from './words'

type Props = {
  email: string
  isStaff: boolean
  sessions: readonly SessionPlace[]
  identities: readonly Identity[]
  /** The title of a provider that was connected just now. */
  connected: string | null
}

/** Everything that opens the account, or closes it for good. */
export function SecurityPage({ email, isStaff, sessions, identities, connected }: Props) {
  return (
    <>
      <PageHeading title={words.security}>{words.howYouSign}</PageHeading>
      {connected && (
        <Notice tone="green" isAlert>
          {words.isConnectedYouCanSign(connected)}
        </Notice>
      )}
      <Panel
        id="password"
        title={words.password}
        lead={<NoPassword shown={identities.some((one) => one.isConnected)} />}
      >
        <PasswordForm />
      </Panel>
      <Panel id="sessions" title={words.whereYouAreSigned} lead={words.howLongSessionsLast(isStaff)}>
        <SessionsList sessions={sessions} />
      </Panel>
      {identities.length > 0 && (
        <Panel id="providers" title={words.otherWaysToSign} lead={words.connectedAccountLets}>
          <IdentitiesList identities={identities} />
        </Panel>
      )}
      <EmailPanel email={email} />
      <DataPanel />
      <Panel id="delete" title={words.deleteTheAccount} lead={<DeletionIntro isStaff={isStaff} />}>
        {!isStaff && <DeleteAccount />}
      </Panel>
    </>
  )
}

function EmailPanel({ email }: Pick<Props, 'email'>) {
  return (
    <Panel
      id="email"
      title={words.emailAddress}
      lead={
        <>
          Currently <strong className="font-semibold text-ink">{email}</strong>. A change takes effect once
          you follow the link we send to the new address. You will then be signed out everywhere.
        </>
      }
    >
      <ChangeEmailForm email={email} />
    </Panel>
  )
}

function DataPanel() {
  return (
    <Panel id="data" title={words.yourData} lead={words.oneFileJson}>
      <a className={buttonStyle()} href="/api/v1/users/my-data" download="my-data.json">
        {words.downloadMyData}
      </a>
    </Panel>
  )
}

function NoPassword({ shown }: { shown: boolean }) {
  if (!shown) return <>{words.changingItSignsOut}</>
  return (
    <>
      Changing it signs you out everywhere else. If you signed up with Google or Facebook and have no password
      yet, <Link href="/auth/forgot-password">{words.chooseOneByEmail}</Link>.
    </>
  )
}

function DeletionIntro({ isStaff }: { isStaff: boolean }) {
  if (isStaff) return <>{words.staffAccountsCanOnly}</>
  return <>{words.youWillBeSignedOut(DELETION_GRACE_DAYS)}</>
}
