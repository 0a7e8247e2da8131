import type { ReactNode } from 'react'
import { buttonStyle } from '@/ui/button'
import { ALERT_PART, ALERT_PATH } from '../rules/availability-alert'
import * as words from '../words'
import { SubscribeForm } from './subscribe-form'

type Props = { id: number; name: string; isAwaited: boolean }

/** On the page of a reserved vehicle, as its first action: in the decision panel and in the phone bar. */
export const availabilityAlert = (props: Props): { panel: ReactNode; bar: ReactNode } => ({
  panel: <AvailabilityAlert {...props} />,
  bar: props.isAwaited ? (
    <p className="max-w-36 self-center text-13">{words.weWillNotifyYou}</p>
  ) : (
    <SubscribeForm id={props.id} name={props.name} className={buttonStyle('primary')} />
  ),
})

/**
 * The button that subscribes to the vehicle's availability, or the note that one is subscribed with the button to
 * unsubscribe. A server component; each form redirects back to it.
 */
export const AvailabilityAlert = ({ id, isAwaited, name }: Props) => (
  <div
    id={ALERT_PART}
    tabIndex={-1}
    className="no-print -mt-2 scroll-mt-24 rounded-control text-14 outline-offset-4"
  >
    {isAwaited ? (
      <form
        method="post"
        action={`${ALERT_PATH}/${id}`}
        className="flex flex-wrap items-center justify-between gap-x-3"
      >
        <input type="hidden" name="wanted" value="off" />
        <p role="status">{words.weWillNotifyYou}</p>
        <button type="submit" className={buttonStyle('quiet', '', 'small')}>
          {words.unsubscribeFromVehicle}
          <span className="sr-only">: {name}</span>
        </button>
      </form>
    ) : (
      <>
        <SubscribeForm id={id} name={name} className={buttonStyle('primary', 'w-full')} />
        <p className="mt-2 text-13 text-faint">{words.weSendOneEmail}</p>
      </>
    )}
  </div>
)
