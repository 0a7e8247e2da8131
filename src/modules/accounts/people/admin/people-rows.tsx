'use client'
import Link from 'next/link'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import type { Selection } from '@/ui/back-office/list/use-selection'
import { LocalDay } from '@/ui/back-office/time/local-day'
import { useRowKeys } from '@/ui/back-office/use-row-keys'
import { Avatar } from './avatar'
import people from './people.module.css'
import type { Plan } from './people-action-dialog'
import type { May, PeopleRow } from './people-row-type'
import type { FormChoices } from './person-form-choices'
import { showroomsOfPerson } from './showrooms-of-person'
import * as words from './words'

const nameOf = ({ person }: PeopleRow): string => `${person.firstName} ${person.lastName}`

/** A name that leads to the person. */
const NameLink = ({ children, id }: { id: number; children: string }) => (
  <Link href={`/admin/user-management/edit/${id}`}>{children}</Link>
)

const columnsOf = (showrooms: Showrooms): TableColumn<PeopleRow>[] => [
  {
    key: 'first',
    title: words.firstName,
    card: 'title',
    cell: ({ id, person }) => (
      <span className={people.person}>
        <Avatar person={person} />
        <NameLink id={id}>{person.firstName}</NameLink>
      </span>
    ),
  },
  {
    key: 'last',
    title: words.lastName,
    card: 'title',
    cell: ({ id, person }) => <NameLink id={id}>{person.lastName}</NameLink>,
  },
  { key: 'email', title: words.email, card: 'lead', cell: ({ person }) => person.email },
  { key: 'role', title: words.role, cell: ({ person }) => words.roleOrType(person) },
  {
    key: 'showrooms',
    title: words.showrooms,
    kind: 'long',
    cell: ({ person }) => showroomsOfPerson(person, showrooms) || '—',
  },
  { key: 'phone', title: words.phone, cell: ({ person }) => person.phoneNumber ?? '—' },
  { key: 'since', title: words.memberSince, cell: ({ person }) => <LocalDay iso={person.createdAt} utc /> },
  { key: 'country', title: words.country, cell: ({ person }) => person.country ?? '—' },
  {
    key: 'status',
    title: words.status,
    card: 'status',
    cell: ({ person }) => (
      <StatusLabel tone={words.STATUS_WORDS[person.status].tone}>
        {words.STATUS_WORDS[person.status].label}
      </StatusLabel>
    ),
  },
]

type Showrooms = FormChoices['showrooms']

type Props = {
  rows: PeopleRow[]
  /** Those that the viewer sees. */
  showrooms: Showrooms
  may: May
  selection: Selection
  onOpen: (row: PeopleRow) => void
  onPlan: (plan: Plan) => void
}

/** The table itself. */
export function PeopleRows(props: Props) {
  const { onOpen, rows, selection, showrooms } = props
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
        ...columnsOf(showrooms),
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
