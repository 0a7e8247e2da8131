import { DELETION_GRACE_DAYS } from '@/modules/accounts/access/rules/account-status'
import { buttonStyle } from '@/ui/button'
import { Notice } from '@/ui/form/notice'
import { PageHeading, Panel } from '@/ui/layout'
import { Link } from '@/ui/link'
import type { Identity } from '../queries/list-identities'
import type { SessionPlace } from '../queries/list-sessions'
import { ChangeEmailForm } from './change-email-form'
import { DeleteAccount } from './delete-account'
import { IdentitiesList } from './identities-list'
import { PasswordForm } from './password-form'
import { SessionsList } from './sessions-list'

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
      <PageHeading title="Security">How you sign in, and where you are signed in.</PageHeading>
      {connected && (
        <Notice tone="green" isAlert>
          {connected} is connected. You can sign in with it from now on.
        </Notice>
      )}
      <Panel
        id="password"
        title="Password"
        lead={<NoPassword shown={identities.some((one) => one.isConnected)} />}
      >
        <PasswordForm />
      </Panel>
      <Panel
        id="sessions"
        title="Where you are signed in"
        lead="Sessions end by themselves after eight hours. If you do not recognise one, end it and change your password."
      >
        <SessionsList sessions={sessions} />
      </Panel>
      {identities.length > 0 && (
        <Panel
          id="providers"
          title="Other ways to sign in"
          lead="A connected account lets you sign in without your password."
        >
          <IdentitiesList identities={identities} />
        </Panel>
      )}
      <EmailPanel email={email} />
      <DataPanel />
      <Panel id="delete" title="Delete the account" lead={<DeletionLead isStaff={isStaff} />}>
        {!isStaff && <DeleteAccount />}
      </Panel>
    </>
  )
}

function EmailPanel({ email }: Pick<Props, 'email'>) {
  return (
    <Panel
      id="email"
      title="E-mail address"
      lead={
        <>
          Now <strong className="font-semibold text-ink">{email}</strong>. A new address is used once the link
          that goes there is followed; every session ends then.
        </>
      }
    >
      <ChangeEmailForm email={email} />
    </Panel>
  )
}

function DataPanel() {
  return (
    <Panel
      id="data"
      title="Your data"
      lead="One file (JSON) with everything we store about you: profile, sign-in providers, sessions, the subjects of e-mails, and your actions in the log."
    >
      <a className={buttonStyle()} href="/api/v1/users/my-data" download="my-data.json">
        Download my data
      </a>
    </Panel>
  )
}

function NoPassword({ shown }: { shown: boolean }) {
  if (!shown) return <>Changing it signs you out everywhere else.</>
  return (
    <>
      Changing it signs you out everywhere else. If you signed up through a provider and have no password yet,{' '}
      <Link href="/auth/forgot-password">choose one by e-mail</Link>.
    </>
  )
}

function DeletionLead({ isStaff }: { isStaff: boolean }) {
  if (isStaff) return <>Staff accounts can only be removed by an administrator.</>
  return (
    <>
      You will be signed out everywhere at once. For {DELETION_GRACE_DAYS} days signing in takes the deletion
      back; then your details, connected providers and e-mails are erased. What must be kept, such as the log
      of who did what, stays without your name where that is possible.
    </>
  )
}
