import { momentIn } from '@/kernel/time/time-in-words'
import { TimeLeft } from './time-left'
import * as words from './words'

type Props = {
  /** ISO. */
  until: string
  now: Date
  zone: string
}

/**
 * How long there is left, and until when on the customer's own clocks. Right as it comes from the server; a page that
 * stays open goes on counting.
 */
export function Deadline({ now, until, zone }: Props) {
  const end = new Date(until)
  const moment = <time dateTime={until}>{momentIn(end, zone)}</time>
  if (end <= now)
    return (
      <span className="text-soft">
        {words.wasDue} {moment}
      </span>
    )
  return (
    <>
      <strong className="font-semibold">
        <TimeLeft from={now.toISOString()} iso={until} />
      </strong>{' '}
      <span className="text-soft">
        {words.until} {moment}
      </span>
    </>
  )
}
