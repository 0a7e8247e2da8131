'use client'
import styles from '@/ui/admin/admin.module.css'
import type { Person } from '../../queries/list-people'
import { Avatar } from './Avatar'
import type { May, PeopleRow } from './PeopleTable'
import type { Plan } from './PlanDialog'
import people from './people.module.css'
import { STATUS_WORDS } from './words'

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

type Props = {
  rows: PeopleRow[]
  may: May
  selected: ReadonlySet<number>
  select: (next: ReadonlySet<number>) => void
  onOpen: (row: PeopleRow) => void
  onPlan: (plan: Plan) => void
}

/** The table itself. */
export function PeopleRows({ may, onOpen, onPlan, rows, select, selected }: Props) {
  const isAll = rows.every(({ person }) => selected.has(person.id))
  const toggle = (id: number) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    select(next)
  }
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${people.table}`}>
        <thead>
          <tr>
            <th scope="col">
              <input
                aria-label="Select all on this page"
                checked={isAll}
                onChange={() => select(new Set(isAll ? [] : rows.map(({ person }) => person.id)))}
                type="checkbox"
              />
            </th>
            {[
              'First name',
              'Last name',
              'E-mail',
              'Phone',
              'Member since',
              'Country',
              'Status',
              'Action',
            ].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.person.id}>
              <td>
                <input
                  aria-label={`Select ${row.person.firstName} ${row.person.lastName}`}
                  checked={selected.has(row.person.id)}
                  onChange={() => toggle(row.person.id)}
                  type="checkbox"
                />
              </td>
              <Cells person={row.person} />
              <td>
                <RowActions may={may} onOpen={onOpen} onPlan={onPlan} row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cells({ person }: { person: Person }) {
  const { label, tone } = STATUS_WORDS[person.status]
  return (
    <>
      <td>
        <span className={people.name}>
          <Avatar person={person} />
          {person.firstName}
        </span>
      </td>
      <td>{person.lastName}</td>
      <td>{person.email}</td>
      <td>{person.phoneNumber ?? '—'}</td>
      <td>{day.format(new Date(person.createdAt))}</td>
      <td>{person.country ?? '—'}</td>
      <td>
        <span className={styles.status} data-tone={tone}>
          {label}
        </span>
      </td>
    </>
  )
}

type ActionProps = { row: PeopleRow; may: May; onOpen: Props['onOpen']; onPlan: Props['onPlan'] }

function RowActions({ may, onOpen, onPlan, row }: ActionProps) {
  const { lock, person } = row
  const name = `${person.firstName} ${person.lastName}`
  const isActive = person.status === 'ACTIVE'
  const act = (verb: 'activate' | 'block' | 'delete', label: string, disabled: boolean) => (
    <button
      aria-label={`${label} ${name}`}
      className={styles.button}
      disabled={disabled}
      onClick={() => onPlan({ verb, rows: [row] })}
      title={lock ?? undefined}
      type="button"
    >
      {label}
    </button>
  )
  return (
    <span className={people.rowActions}>
      <button
        aria-label={`Profile of ${name}`}
        className={styles.button}
        onClick={() => onOpen(row)}
        type="button"
      >
        Profile
      </button>
      {may.update &&
        (isActive ? act('block', 'Block', lock !== null) : act('activate', 'Activate', lock !== null))}
      {may.delete && act('delete', 'Delete', lock !== null)}
    </span>
  )
}
