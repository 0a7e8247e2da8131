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
      <PageHeading title="Security">What opens your account, and where it is open.</PageHeading>
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
        lead="A session ends by itself eight hours after the sign-in. End any that you do not know, and change your password then."
      >
        <SessionsList sessions={sessions} />
      </Panel>
      {identities.length > 0 && (
        <Panel
          id="providers"
          title="Other ways to sign in"
          lead="A connected account opens this one without the password."
        >
          <IdentitiesList identities={identities} />
        </Panel>
      )}
      <Panel
        id="email"
        title="E-mail address"
        lead={
          <>
            Now <strong className="font-semibold text-ink">{email}</strong>. A new address is used once the
            link that goes there is followed; every session ends then.
          </>
        }
      >
        <ChangeEmailForm email={email} />
      </Panel>
      <Panel
        id="data"
        title="Your data"
        lead="One file (JSON) with all that is stored about you: profile, sign-in providers, sessions, the subjects of e-mails, and what the log says you did."
      >
        <a className={buttonStyle()} href="/api/v1/users/my-data" download="my-data.json">
          Download my data
        </a>
      </Panel>
      <Panel id="delete" title="Delete the account" lead={<DeletionLead isStaff={isStaff} />}>
        {!isStaff && <DeleteAccount />}
      </Panel>
    </>
  )
}

function NoPassword({ shown }: { shown: boolean }) {
  if (!shown) return <>Changing it ends every session but this one.</>
  return (
    <>
      Changing it ends every session but this one. If your account came from a sign-in provider and has no
      password that you know, <Link href="/auth/forgot-password">choose one by e-mail</Link>.
    </>
  )
}

function DeletionLead({ isStaff }: { isStaff: boolean }) {
  if (isStaff) return <>Accounts of staff are removed by an administrator.</>
  return (
    <>
      You are signed out everywhere at once. For {DELETION_GRACE_DAYS} days signing in takes the deletion
      back; then your details, connected providers and e-mails are erased. What must be kept, such as the log
      of who did what, stays without your name where that is possible.
    </>
  )
}
