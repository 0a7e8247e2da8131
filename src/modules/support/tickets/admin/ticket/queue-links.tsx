'use client'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { useLeave } from '@/ui/back-office/connection/use-leave'
import type { QueuePlace } from '@/ui/back-office/queue-place'
import { useScreenKeys } from '@/ui/back-office/use-screen-keys'
import { staffTicketHref } from '../../rules/ticket-hrefs'
import { ticketQueue } from '../queue-place'
import * as words from './words'

/** The way back to the queue, and to the tickets before and after this one in it. */
export function QueueLinks({ id }: { id: number }) {
  const [place, setPlace] = useState<QueuePlace>(ticketQueue.nowhere)
  useEffect(() => setPlace(ticketQueue.placeOf(id)), [id])
  const leave = useLeave()
  const { href, next, previous } = place
  useScreenKeys([
    { key: 'g q', what: words.queueKey, act: () => leave(href) },
    {
      key: '[',
      what: words.previousTicket,
      act: () => previous !== null && leave(staffTicketHref(previous)),
    },
    { key: ']', what: words.nextTicket, act: () => next !== null && leave(staffTicketHref(next)) },
  ])
  return (
    <>
      <Link className={styles.button} href={href}>
        {words.queue}
      </Link>
      <Step id={previous} label={words.previousTicket}>
        {words.previous}
      </Step>
      <Step id={next} label={words.nextTicket}>
        {words.next}
      </Step>
    </>
  )
}

const Step = ({ children, id, label }: { children: string; id: number | null; label: string }) =>
  id === null ? null : (
    <Link aria-label={label} className={styles.button} href={staffTicketHref(id)} prefetch={false}>
      {children}
    </Link>
  )
