import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { MAX_LIMIT } from '@/kernel/lists/paging-limits'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { type Department, listDepartments } from '../queries/list-departments'
import { departmentUrl } from '../rules/admin-urls'
import { weekText } from '../rules/week-text'
import css from './departments.module.css'
import * as words from './words'

function State({ isActive, isArchived }: Department) {
  if (isArchived) return <StatusLabel tone="slate">{words.archived}</StatusLabel>
  return (
    <StatusLabel tone={isActive ? 'green' : 'amber'}>{isActive ? words.active : words.inactive}</StatusLabel>
  )
}

const COLUMNS: TableColumn<Department>[] = [
  {
    key: 'title',
    title: words.title,
    card: 'title',
    cell: ({ id, title }) => <Link href={departmentUrl(id)}>{title}</Link>,
  },
  { key: 'state', title: words.state, card: 'status', cell: (department) => <State {...department} /> },
  { key: 'lead', title: words.lead, cell: ({ lead }) => lead?.name ?? words.nobody },
  { key: 'members', title: words.members, kind: 'number', cell: ({ members }) => members.length },
  {
    key: 'hours',
    title: words.hours,
    kind: 'long',
    cell: ({ hours, timeZone }) => (
      <>
        {weekText(hours) || words.closedAllWeek}
        <span className={css.under}>{timeZone}</span>
      </>
    ),
  },
  { key: 'unresolved', title: words.unresolved, kind: 'number', cell: ({ unresolved }) => unresolved },
]

/** The departments with their hours and how much they have to do, those that are archived last. */
export async function DepartmentsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const mayCreate = can(actor, 'support', 'create')
  return (
    <ListFrame
      actions={
        mayCreate && (
          <Link className={styles.primary} href={departmentUrl('create')}>
            {words.newDepartment}
          </Link>
        )
      }
      allowed={can(actor, 'support', 'read')}
      lead={words.departmentsAbout}
      load={() =>
        listDepartments(req.payload.db.drizzle, {
          page: 1,
          limit: MAX_LIMIT,
          title: undefined,
          isActive: undefined,
          isArchived: undefined,
        })
      }
      title={words.departments}
      view={view}
    >
      {({ rows }) =>
        rows.length > 0 ? (
          <Table columns={COLUMNS} label={words.departments} rows={rows} />
        ) : (
          <section className={styles.empty}>
            <h2>{words.noDepartments}</h2>
            <p>{mayCreate ? words.createFirst : words.staffAdd}</p>
          </section>
        )
      }
    </ListFrame>
  )
}
