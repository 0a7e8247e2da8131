import { buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import type { UnsubscribeState } from '../operations/alerts/unsubscribe-from-alerts'
import * as words from '../words'

/** What a link is about, in words: 'new vehicles for “Toyota, Hilux”'. */
const aboutOf = ({ about, name }: UnsubscribeState): string => {
  if (about === 'wishlist') return 'vehicles on your wishlist'
  if (about === 'notices') return 'reserved vehicles that you wait for'
  return about === 'search' && name ? `new vehicles for “${name}”` : 'new vehicles for your saved searches'
}

/** The page behind a link in an e-mail: what it would end, and a button that does so. It works without script. */
export function UnsubscribePage({ token, state }: { token: string; state: UnsubscribeState | null }) {
  if (!state)
    return (
      <EmptyState heading="h1" icon="triangle-alert" title={words.thisLinkIsNotValid} actions={<Choose />}>
        <p>{words.itMayBeIncompleteSign}</p>
      </EmptyState>
    )
  const { isOn, isAnyOn } = state
  return (
    <EmptyState
      heading="h1"
      icon={isOn ? 'mail' : 'check'}
      title={isOn ? words.emailsAbout(aboutOf(state)) : words.youWillNoLonger}
      actions={
        <>
          {isOn && <Stop token={token} label={words.stopTheseEmails} primary />}
          {isAnyOn && <Stop token={token} label={words.stopAllEmails} everything />}
          <Choose />
        </>
      }
    >
      <p>
        {isOn
          ? words.nothingHasBeenChanged
          : isAnyOn
            ? words.noEmailsAbout(aboutOf(state))
            : words.noEmailsAboutVehicles}
      </p>
    </EmptyState>
  )
}

const Choose = () => (
  <PlainLink href="/account-settings/subscriptions" className={buttonStyle('quiet')}>
    {words.chooseEmails}
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
