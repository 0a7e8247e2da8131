'use client'
import Link from 'next/link'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { ZoneName } from '@/ui/back-office/time/zone-name'
import type { ClaimNotice } from '../../rules/vehicle-claims'
import css from './vehicle-form.module.css'

/** For whom the vehicle is held and who waits for it; nothing while nobody does. */
export const ClaimsPanel = ({ notices }: { notices: readonly ClaimNotice[] }) =>
  notices.map((notice) => <Notice key={notice.title} {...notice} />)

function Notice({ href, sentences, title }: ClaimNotice) {
  return (
    <section aria-label={title} className={css.notice}>
      <span>
        {sentences.map(({ customer, text, until }) => (
          <span key={text}>
            {text}
            {customer && (
              <>
                {' '}
                <strong>{customer}</strong>
              </>
            )}
            {until && (
              <>
                {' '}
                until <LocalTime iso={until} /> (
                <ZoneName />)
              </>
            )}
            .{' '}
          </span>
        ))}
      </span>
      <Link href={href}>{title}</Link>
    </section>
  )
}
