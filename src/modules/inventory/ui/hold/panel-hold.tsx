'use client'

import { buttonStyle } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import { queueText } from '../../rules/hold-words'
import { Countdown } from './countdown'
import { useHold } from './holds'
import { LocalMoment } from './local-moment'
import { ReserveButton } from './reserve-button'

type Props = { id: number; name: string; isReserved: boolean }

/** In the decision panel: the button, and for whoever asked where the request stands. */
export function PanelHold({ id, isReserved, name }: Props) {
  const hold = useHold(id)
  return (
    <div className="no-print">
      <ReserveButton
        id={id}
        name={name}
        isReserved={isReserved}
        className={buttonStyle('secondary', 'w-full')}
      />
      {hold && (
        <p className="mt-2 text-13 text-soft tabular-nums" role="status">
          {hold.status === 'CONFIRMED' && hold.expiresAt ? (
            <>
              Held for you until <LocalMoment iso={hold.expiresAt} />, <Countdown until={hold.expiresAt} />.
            </>
          ) : (
            <>
              The showroom has your request.
              {hold.queuePlace !== null && !isReserved && ` ${queueText(hold.queuePlace)}.`}
            </>
          )}{' '}
          <PlainLink
            href="/dashboard/reservations"
            rel="nofollow"
            className="inline-block py-1 text-link underline underline-offset-3"
          >
            See or withdraw it
          </PlainLink>
        </p>
      )}
    </div>
  )
}
