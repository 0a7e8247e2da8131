'use client'

import { buttonStyle } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import { ZonedMoment } from '@/ui/zoned-moment'
import { IN_FORCE } from '../rules/reservation-states'
import { queueText } from '../rules/reservation-words'
import { Countdown } from './countdown'
import * as words from './panel-words'
import { ReserveButton } from './reserve-button'
import { useReservation } from './use-reservation'

type Props = { id: number; name: string; isReserved: boolean }

/** How a vehicle can be had; whoever holds it sees for how long instead. */
export function StandingNow({ id, sentence }: { id: number; sentence: string }) {
  const hold = useReservation(id)
  if (hold?.status !== IN_FORCE) return <p className="text-14">{sentence}</p>
  return (
    <p className="text-14 tabular-nums" role="status">
      {hold.expiresAt ? (
        <>
          {words.reservedForYouUntil} <ZonedMoment iso={hold.expiresAt} />,{' '}
          <Countdown until={hold.expiresAt} />. {words.agreeBeforeThen}
        </>
      ) : (
        words.itIsReservedForYou
      )}{' '}
      <OwnRequests />
    </p>
  )
}

/**
 * In the decision panel: the button with what it means, and for whoever requested it the state of the request. One
 * that is held for somebody cannot be requested.
 */
export function PanelReservation({ id, isReserved, name }: Props) {
  const hold = useReservation(id)
  if (hold?.status === IN_FORCE || (isReserved && !hold)) return null
  return (
    <div className="scripted no-print">
      {!isReserved && (
        <ReserveButton
          id={id}
          name={name}
          isReserved={false}
          className={buttonStyle(
            'secondary',
            'w-full aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
          )}
        />
      )}
      {hold ? (
        <p className="mt-2 text-13 text-soft" role="status">
          {words.showroomHasReceivedYourRequest}
          {hold.queuePlace !== null && !isReserved && ` ${queueText(hold.queuePlace)}.`} <OwnRequests />
        </p>
      ) : (
        <p className="mt-2 text-13 text-faint">{words.reservingIsFreeAndWithout}</p>
      )}
    </div>
  )
}

const OwnRequests = () => (
  <PlainLink
    href="/dashboard/reservations"
    rel="nofollow"
    className="no-print inline-block py-1 text-link underline underline-offset-3"
  >
    {words.seeOrWithdrawIt}
  </PlainLink>
)
