'use client'
import { useQuery } from '@tanstack/react-query'
import { dayInWords } from '@/kernel/time/day-in-words'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import { Refusal } from '@/ui/back-office/refusal'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { BodyOf } from '@/ui/client/make-call'
import { readOf } from '@/ui/client/read-of'
import { businessTime } from '../../rules/short-time'
import { promiseState } from '../../rules/sla/promise-state'
import { TICKET_PRIORITY_LABELS, TICKET_STATUS_LABELS } from '../../rules/ticket-choices'
import { PromiseLine } from './promise-line'
import css from './ticket.module.css'
import * as words from './words'

const ROUTE = '/api/v1/support-management/tickets/{id}/clock'

type Clock = BodyOf<'get', typeof ROUTE>['data']
type Promised = Clock['promises'][number]
type Row = Promised['rows'][number]

/** Why the promises about a ticket are due when they are: what counted, and when the clock stood still. */
export function ExplainDueDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, isError } = useQuery(readOf(ROUTE, { params: { path: { id } } }))
  const clock = data?.data
  return (
    <AdminDialog onClose={onClose} title={words.whyTheseTimes}>
      {isError && <Refusal>{words.clockNotRead}</Refusal>}
      {!isError && !clock && <p className={styles.quiet}>{words.loading}</p>}
      {clock && <Explained clock={clock} />}
    </AdminDialog>
  )
}

function Explained({ clock: { department, priority, promises, status, timeZone } }: { clock: Clock }) {
  if (!department) return <p>{words.noDepartmentNoPromise}</p>
  return (
    <div className={css.stack}>
      <p>
        {words.countedIn(department.title, timeZone ?? '', TICKET_PRIORITY_LABELS[priority].toLowerCase())}
      </p>
      {promises.map((promised) => (
        <section key={promised.promise}>
          <h3>{promised.label}</h3>
          <p className={css.under}>
            {promised.targetMinutes === null
              ? words.noTimePromised
              : words.within(businessTime(promised.targetMinutes))}
          </p>
          {promised.targetMinutes !== null && (
            <p>
              <PromiseLine state={promiseState(status, promised)} />
            </p>
          )}
          <ol className={css.clock}>
            {promised.rows.map((row) => (
              <li data-kind={row.kind} key={`${row.kind} ${row.at}`}>
                <RowText isMet={promised.metAt !== null} row={row} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** From when to when. */
const Span = ({ at, until }: Pick<Row, 'at' | 'until'>) => (
  <>
    <LocalTime iso={at} />
    {until && (
      <>
        {' – '}
        <LocalTime iso={until} />
      </>
    )}
  </>
)

function RowText({ isMet, row }: { isMet: boolean; row: Row }) {
  const { at, day, kind, minutes, name, openings, status, until } = row
  switch (kind) {
    case 'counted':
      return (
        <>
          <Span at={at} until={until} />: {words.counts(businessTime(minutes ?? 0))}
        </>
      )
    case 'more':
      return (
        <>
          <Span at={at} until={until} />: {words.countsIn(businessTime(minutes ?? 0), openings ?? 0)}
        </>
      )
    case 'pause':
      return (
        <>
          <Span at={at} until={until} />:{' '}
          {words.pausedBy(status ? TICKET_STATUS_LABELS[status].toLowerCase() : '')}
        </>
      )
    case 'holiday':
      return <>{words.holiday(day ? dayInWords(day) : '', name ?? '')}</>
    default:
      return (
        <>
          <LocalTime iso={at} />: {kind === 'due' && isMet ? words.wasDueThen : words.clockMarks[kind]}
        </>
      )
  }
}
