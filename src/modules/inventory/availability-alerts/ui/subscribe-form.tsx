import { ALERT_PATH } from '../rules/availability-alert'
import * as words from './browser-words'

/** Subscribes to the availability of a reserved vehicle. A plain form, so that it works without scripts. */
export const SubscribeForm = ({ id, name, className }: { id: number; name: string; className?: string }) => (
  <form method="post" action={`${ALERT_PATH}/${id}`} className="no-print contents">
    <button type="submit" className={className} aria-label={`${words.notifyMe}: ${name}`}>
      {words.notifyMe}
    </button>
  </form>
)
