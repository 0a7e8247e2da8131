'use client'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { Status } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import type { Selection } from '@/ui/back-office/list/use-selection'
import { LocalDay } from '@/ui/back-office/local-time'
import { useRowKeys } from '@/ui/back-office/use-row-keys'
import { Avatar } from './avatar'
import people from './people.module.css'
import type { Plan } from './people-action-dialog'
import type { May, PeopleRow } from './people-row'
import * as words from './words'

const nameOf = ({ person }: PeopleRow): string => `${person.firstName} ${person.lastName}`

const COLUMNS: TableColumn<PeopleRow>[] = [
  {
    key: 'first',
    title: words.firstName,
    card: 'title',
    cell: ({ person }) => (
      <span className={people.person}>
        <Avatar person={person} />
        {person.firstName}
      </span>
    ),
  },
  { key: 'last', title: words.lastName, card: 'title', cell: ({ person }) => person.lastName },
  { key: 'email', title: words.email, card: 'lead', cell: ({ person }) => person.email },
  { key: 'phone', title: words.phone, cell: ({ person }) => person.phoneNumber ?? '—' },
  { key: 'since', title: words.memberSince, cell: ({ person }) => <LocalDay iso={person.createdAt} utc /> },
  { key: 'country', title: words.country, cell: ({ person }) => person.country ?? '—' },
  {
    key: 'status',
    title: words.status,
    card: 'status',
    cell: ({ person }) => (
      <Status tone={words.STATUS_WORDS[person.status].tone}>{words.STATUS_WORDS[person.status].label}</Status>
    ),
  },
]

type Props = {
  rows: PeopleRow[]
  may: May
  selection: Selection
  onOpen: (row: PeopleRow) => void
  onPlan: (plan: Plan) => void
}

/** The table itself. */
export function PeopleRows(props: Props) {
  const { onOpen, rows, selection } = props
  const open = (id: number) => {
    const row = rows.find((one) => one.id === id)
    if (row) onOpen(row)
  }
  const current = useRowKeys(
    rows.map(({ id }) => id),
    { select: selection.toggle, open },
  )
  return (
    <Table
      columns={[
        ...COLUMNS,
        {
          key: 'action',
          title: words.action,
          kind: 'actions',
          cell: (row) => <RowActions {...props} row={row} />,
        },
      ]}
      current={current}
      label={words.people}
      nameOf={nameOf}
      rows={rows}
      selection={selection}
    />
  )
}

function RowActions({ may, onOpen, onPlan, row }: Props & { row: PeopleRow }) {
  const { lock, person } = row
  const name = nameOf(row)
  const act = (verb: 'activate' | 'block' | 'delete', label: string) => (
    <button
      aria-label={`${label} ${name}`}
      className={styles.button}
      disabled={lock !== null}
      onClick={() => onPlan({ verb, rows: [row] })}
      title={lock ?? undefined}
      type="button"
    >
      {label}
    </button>
  )
  return (
    <span className={list.rowActions}>
      <button
        aria-label={words.profileOf(name)}
        className={styles.button}
        onClick={() => onOpen(row)}
        type="button"
      >
        {words.profile}
      </button>
      {may.update &&
        (person.status === 'ACTIVE' ? act('block', words.block) : act('activate', words.activate))}
      {may.delete && act('delete', words.deleteIt)}
    </span>
  )
}
