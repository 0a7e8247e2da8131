import { type ReactNode, useState } from 'react'
import { dayInWords } from '@/kernel/time/day-in-words'
import styles from '@/ui/back-office/admin.module.css'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import * as words from '../words'
import css from './tariff-import.module.css'
import type { Preview } from './use-tariff-import'

type Reported = Preview['ended'][number] | Preview['added'][number] | Preview['changed'][number]

/** What identifies the tariff of a row. */
const TARIFF: readonly TableColumn<Reported>[] = [
  { key: 'keyword', title: words.keywordTitle, card: 'title', cell: ({ keyword }) => keyword },
  { key: 'lane', title: words.lane, card: 'lead', cell: ({ lane }) => lane ?? words.noLane },
  { key: 'method', title: words.method, cell: ({ method }) => method },
  { key: 'type', title: words.vehicleType, cell: ({ vehicleType }) => vehicleType ?? words.allTypes },
]

const FEE: TableColumn<Reported> = { key: 'fee', title: words.fee, cell: ({ fee }) => fee }
const DAYS: TableColumn<Reported> = { key: 'days', title: words.days, cell: ({ days }) => days }

/** What a file changes: what is new, what changes to what, what ends, and how much stays as it is. */
export function PlannedTariffChanges({ preview }: { preview: Preview }) {
  const { added, changed, ended, problems, unchanged } = preview
  const count = added.length + changed.length + ended.length
  if (count === 0) return problems.length === 0 ? <p>{words.nothingChanges}</p> : null
  return (
    <>
      <Planned
        columns={[{ key: 'line', title: words.line, cell: ({ line }) => line }, ...TARIFF, FEE, DAYS]}
        rows={added.map((one) => ({ ...one, id: one.line }))}
        title={words.newOnes(added.length)}
      />
      <Planned
        columns={[
          { key: 'line', title: words.line, cell: ({ line }) => line },
          ...TARIFF,
          {
            key: 'changes',
            title: words.changes,
            kind: 'long',
            cell: ({ changes }) => <Changes changes={changes} />,
          },
        ]}
        rows={changed}
        title={words.changedOnes(changed.length)}
      />
      <Planned
        columns={[...TARIFF, FEE, { key: 'last', title: words.lastDay, cell: lastDay }]}
        rows={ended}
        title={words.endedOnes(ended.length)}
      />
      <p className={styles.quiet}>{words.unchangedOnes(unchanged)}</p>
    </>
  )
}

const lastDay = ({ lastDay: day, lastDayBefore }: Preview['ended'][number]): string =>
  words.lastDayIs(dayInWords(day), lastDayBefore && dayInWords(lastDayBefore))

const Changes = ({ changes }: { changes: Preview['changed'][number]['changes'] }): ReactNode =>
  changes.map(({ after, before, field }) => <div key={field}>{words.change(field, before, after)}</div>)

/** How many rows are shown before somebody opens all of them. */
const SHOWN = 50

type Props<R> = { title: string; columns: readonly TableColumn<R>[]; rows: readonly R[] }

function Planned<R extends { id: number }>({ columns, rows, title }: Props<R>) {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0) return null
  const shown = isWhole ? rows : rows.slice(0, SHOWN)
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      <Table columns={columns} label={title} rows={shown} />
      {rows.length > shown.length && (
        <div className={css.after}>
          <button className={styles.button} onClick={() => setWhole(true)} type="button">
            {words.showAll(rows.length)}
          </button>
        </div>
      )}
    </section>
  )
}
