import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { INT4_MAX } from '@/kernel/numbers'
import { type Actor, can } from '@/kernel/permissions'
import { readCompanyDay } from '@/modules/settings/company/queries/read-company-day'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListPager } from '@/ui/back-office/list/list-pager'
import { pageAt } from '@/ui/back-office/list/page-at'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { getCustomsList } from '../queries/get-customs-list'
import { listCustomsLines } from '../queries/list-customs-lines'
import type { CustomsList } from '../queries/list-customs-lists'
import { readCustomsFileFacts } from '../queries/read-customs-file'
import { customsLinesQuery } from '../schemas/customs-lists'
import { CustomsCoverage } from './customs-coverage'
import { CustomsImport } from './customs-import'
import { CustomsLines } from './customs-lines'
import { ADDRESS, customsRow, customsShape } from './customs-list-shape'
import { CustomsListForm } from './customs-lists'
import { CustomsSteps } from './customs-steps'
import * as words from './customs-words'

/** The id at the end of the address; 0 for a new list. */
const idAt = ({ params }: AdminViewServerProps): number =>
  Number(/\/edit\/(\d+)$/.exec([params?.segments ?? []].flat().join('/'))?.[1] ?? 0)

type Params = NonNullable<AdminViewServerProps['searchParams']>

/** The list, or the page for a missing one; any other failure is shown as one. */
async function listAt(db: Db, id: number): Promise<CustomsList> {
  if (id > INT4_MAX) notFound()
  try {
    return await getCustomsList(db, id)
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound()
    throw error
  }
}

async function load(db: Db, id: number, params: Params) {
  const list = await listAt(db, id)
  const { given, query } = readListParams(customsLinesQuery, {}, params)
  const [lines, file] = await Promise.all([
    pageAt(query, (listQuery) => listCustomsLines(db, id, listQuery)),
    list.status === 'DRAFT' ? readCustomsFileFacts(db, id) : null,
  ])
  return { list, lines: { ...lines, given }, file }
}

/** A new list, or one with its lines: imported while it is a draft, then put in use. */
export async function CustomsListView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const id = idAt(view)
  const db = req.payload.db.drizzle
  const today = await readCompanyDay(db, new Date())
  const allowed = can(actor, 'settings', id === 0 ? 'create' : 'read')
  if (!allowed || id === 0)
    return (
      <AdminFrame allowed={allowed} lead={<Back />} title={words.newList} view={view}>
        <CustomsListForm row={null} shape={customsShape(actor, today)} />
      </AdminFrame>
    )
  const { list, ...rest } = await load(db, id, view.searchParams ?? {})
  const mayChange = can(actor, 'settings', 'update')
  return (
    <AdminFrame
      actions={mayChange && <CustomsSteps list={list} />}
      allowed
      lead={<Back />}
      title={list.name}
      view={view}
    >
      <p className={styles.quiet}>
        <StatusLabel tone={words.STATUSES[list.status].tone}>{words.statusOf(list.status)}</StatusLabel>
        {' · '}
        {words.linesFrom(list.lines, list.fileName)}
      </p>
      <Sections {...rest} actor={actor} list={list} mayChange={mayChange} today={today} />
    </AdminFrame>
  )
}

const Back = () => <Link href={ADDRESS}>{words.allLists}</Link>

type Loaded = Awaited<ReturnType<typeof load>>
type SectionProps = Loaded & { actor: Actor; list: CustomsList; mayChange: boolean; today: Day }

function Sections({ actor, file, lines, list, mayChange, today }: SectionProps) {
  const { given, limit, page, pages, rows, total } = lines
  return (
    <>
      {mayChange && list.status === 'DRAFT' && <CustomsImport file={file} list={list} />}
      {mayChange && (
        <section className={styles.section}>
          <h2>{words.aboutTheList}</h2>
          <CustomsListForm
            key={list.status}
            row={customsRow(list, today)}
            shape={customsShape(actor, today, list.status)}
          />
        </section>
      )}
      {list.lines > 0 && <CustomsCoverage id={list.id} />}
      <section className={styles.section}>
        <h2>{words.lines}</h2>
        <ListContext given={given}>
          <ListFilters filters={[{ name: 'search', label: words.searchLines, kind: 'search' }]} />
          <ListCount>{words.matchingLines(total)}</ListCount>
          <CustomsLines currency={list.currency} rows={rows} />
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      </section>
    </>
  )
}
