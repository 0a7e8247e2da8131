'use client'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { useLeave } from '@/ui/back-office/connection/use-leave'
import type { QueuePlace } from '@/ui/back-office/queue-place'
import { useScreenKeys } from '@/ui/back-office/use-screen-keys'
import { staffApplicationHref } from '../../rules/application-hrefs'
import { applicationQueue } from '../application-queue'
import * as words from './words'

/** The way back to the list or the board, and to the applications before and after this one in it. */
export function QueueLinks({ id }: { id: number }) {
  const [place, setPlace] = useState<QueuePlace>(applicationQueue.nowhere)
  useEffect(() => setPlace(applicationQueue.placeOf(id)), [id])
  const leave = useLeave()
  const { href, next, previous } = place
  const goTo = (other: number | null) => other !== null && leave(staffApplicationHref(other))
  useScreenKeys([
    { key: 'g q', what: words.backKey, act: () => leave(href) },
    { key: 'j', what: words.nextApplication, act: () => goTo(next) },
    { key: 'k', what: words.previousApplication, act: () => goTo(previous) },
  ])
  return (
    <>
      <Link className={styles.button} href={href}>
        {words.allApplications}
      </Link>
      {previous !== null && (
        <Link
          aria-label={words.previousApplication}
          className={styles.button}
          href={staffApplicationHref(previous)}
          prefetch={false}
        >
          {words.previous}
        </Link>
      )}
      {next !== null && (
        <Link
          aria-label={words.nextApplication}
          className={styles.button}
          href={staffApplicationHref(next)}
          prefetch={false}
        >
          {words.next}
        </Link>
      )}
    </>
  )
}
