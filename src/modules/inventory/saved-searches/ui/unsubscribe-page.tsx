import { buttonStyle } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import { EmptyState } from '@/ui/states'
import type { UnsubscribeState } from '../operations/alerts/unsubscribe'

/** What a link is about, in words: 'new vehicles for “Toyota, Hilux”'. */
const aboutOf = ({ about, name }: UnsubscribeState): string => {
  if (about === 'wishlist') return 'vehicles on your wishlist'
  return about === 'search' && name ? `new vehicles for “${name}”` : 'new vehicles for your saved searches'
}

/** Where a link in an e-mail leads: what it would end, and a button that does so. It works without script. */
export function UnsubscribePage({ token, state }: { token: string; state: UnsubscribeState | null }) {
  if (!state)
    return (
      <EmptyState heading="h1" icon="triangle-alert" title="This link is not valid" actions={<Choose />}>
        <p>It may be incomplete. Sign in to choose which e-mails you receive.</p>
      </EmptyState>
    )
  const { isOn, isAnyOn } = state
  return (
    <EmptyState
      heading="h1"
      icon={isOn ? 'mail' : 'check'}
      title={isOn ? `E-mails about ${aboutOf(state)}` : 'You will no longer receive these e-mails'}
      actions={
        <>
          {isOn && <Stop token={token} label="Stop these e-mails" primary />}
          {isAnyOn && <Stop token={token} label="Stop all e-mails about vehicles" everything />}
          <Choose />
        </>
      }
    >
      <p>
        {isOn
          ? 'Nothing has been changed yet.'
          : isAnyOn
            ? `You will not receive any about ${aboutOf(state)}. Other e-mails you asked for will still come.`
            : 'You will not receive any about any vehicle. E-mails that keep your account safe still come.'}
      </p>
    </EmptyState>
  )
}

const Choose = () => (
  <PlainLink href="/account-settings/subscriptions" className={buttonStyle('quiet')}>
    Choose e-mails
  </PlainLink>
)

type StopProps = { token: string; label: string; primary?: boolean; everything?: boolean }

function Stop({ token, label, primary = false, everything = false }: StopProps) {
  return (
    <form method="post" action={`/unsubscribe/one-click?token=${encodeURIComponent(token)}`}>
      {everything && <input type="hidden" name="everything" value="yes" />}
      <button type="submit" className={buttonStyle(primary ? 'primary' : 'secondary')}>
        {label}
      </button>
    </form>
  )
}
