'use client'
import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import styles from '@/ui/back-office/admin.module.css'
import type { BodyOf } from '@/ui/client/make-call'
import { readOf } from '@/ui/client/read-of'
import { shortTime } from '../../rules/short-time'
import { AGE_LABELS, AGES } from '../../rules/support-figure-filters'
import css from './queue.module.css'
import * as words from './words'

/** How often figures are read again, in milliseconds. */
const FIGURES_MS = 60_000

const ROUTE = '/api/v1/support-management/tickets/figures'

type Figures = BodyOf<'get', typeof ROUTE>['data']
/** A figure, what it is, and the list that it is made of. */
type Cell = { value: string; label: string; href: string; isAlarm?: boolean }

const timeOf = (minutes: number | null): string => (minutes === null ? words.noFigure : shortTime(minutes))

const cellsOf = ({ age, breached, dueToday, firstResponse, ratings, resolution }: Figures): Cell[] => [
  {
    value: String(breached.count),
    label: words.overdue,
    href: breached.href,
    isAlarm: breached.count > 0,
  },
  { value: String(dueToday.count), label: words.dueTodayLong, href: dueToday.href },
  ...age.map(({ count, href, label }) => ({ value: String(count), label: words.openFor(label), href })),
  { value: timeOf(firstResponse.medianMinutes), label: words.medianAnswer, href: firstResponse.href },
  { value: timeOf(resolution.medianMinutes), label: words.medianResolution, href: resolution.href },
  {
    value: ratings.average === null ? words.noFigure : words.average(ratings.average),
    label: words.ratingsOf(ratings.count),
    href: ratings.href,
  },
]

/** Whether promises are kept, at a glance; each figure opens the list that it is made of. */
export function FiguresStrip() {
  const { data, isError } = useQuery({ ...readOf(ROUTE), refetchInterval: FIGURES_MS })
  if (isError) return <p className={styles.quiet}>{words.figuresNotRead}</p>
  if (!data) return <Loading />
  return (
    <nav aria-label={words.figures} className={css.figures}>
      {cellsOf(data.data).map(({ href, isAlarm, label, value }) => (
        <Link data-alarm={isAlarm || undefined} href={href} key={label} prefetch={false}>
          <strong>{value}</strong>
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  )
}

const LABELS = [
  words.overdue,
  words.dueTodayLong,
  ...AGES.map((age) => words.openFor(AGE_LABELS[age])),
  words.medianAnswer,
  words.medianResolution,
  words.ratings,
]

/** The place of the figures, as high as they will be. */
const Loading = () => (
  <nav aria-busy="true" aria-label={words.figures} className={css.figures}>
    {LABELS.map((label) => (
      <div key={label}>
        <strong>{words.noFigure}</strong>
        <span>{label}</span>
      </div>
    ))}
  </nav>
)
