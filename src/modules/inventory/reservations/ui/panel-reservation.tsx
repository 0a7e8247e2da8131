'use client'

import { buttonStyle } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import { LocalMoment } from '@/ui/local-moment'
import { IN_FORCE } from '../rules/reservation-states'
import { queueText } from '../rules/reservation-words'
import { Countdown } from './countdown'
import * as words from './panel-words'
import { useReservation } from './reservations'
import { ReserveButton } from './reserve-button'

type Props = { id: number; name: string; isReserved: boolean }

/** How a vehicle can be had; whoever holds it is not told that it is held for another. */
export function StandingNow({ id, sentence }: { id: number; sentence: string }) {
  const hold = useReservation(id)
  return <p className="text-14">{hold?.status === IN_FORCE ? words.itIsHeldForYou : sentence}</p>
}

/** In the decision panel: the button with what it means, and for whoever asked where the request stands. */
export function PanelReservation({ id, isReserved, name }: Props) {
  const hold = useReservation(id)
  return (
    <div className="scripted no-print">
      <ReserveButton
        id={id}
        name={name}
        isReserved={isReserved}
        className={buttonStyle(
          'secondary',
          'w-full aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
        )}
      />
      {!hold && !isReserved && <p className="mt-2 text-13 text-faint">{words.reservingIsFreeAndWithout}</p>}
      {hold && (
        <p className="mt-2 text-13 text-soft tabular-nums" role="status">
          {hold.status === IN_FORCE && hold.expiresAt ? (
            <>
              {words.heldForYouUntil} <LocalMoment iso={hold.expiresAt} />,{' '}
              <Countdown until={hold.expiresAt} />. {words.agreeBeforeThen}
            </>
          ) : (
            <>
              {words.showroomHasReceivedYourRequest}
              {hold.queuePlace !== null && !isReserved && ` ${queueText(hold.queuePlace)}.`}
            </>
          )}{' '}
          <PlainLink
            href="/dashboard/reservations"
            rel="nofollow"
            className="inline-block py-1 text-link underline underline-offset-3"
          >
            {words.seeOrWithdrawIt}
          </PlainLink>
        </p>
      )}
    </div>
  )
}
