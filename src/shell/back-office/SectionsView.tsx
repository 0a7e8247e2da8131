import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { visibleShowrooms } from '@/kernel/permissions'
import { REFERENCE_LISTS } from '@/modules/inventory/lists/rules/reference-lists'
import { actorOf, mayDo } from '@/server/permissions'
import { AdminFrame } from '@/ui/back-office/AdminFrame'
import styles from '@/ui/back-office/admin.module.css'
import { countSections } from './count-sections'
import { INVENTORY_SECTIONS } from './sections'

type Section = { title: string; href: string; table: string }

async function Sections({ list, view }: { list: readonly Section[]; view: AdminViewServerProps }) {
  const { req } = view.initPageResult
  const counts = await countSections(
    req.payload,
    list.map((section) => section.table),
    visibleShowrooms(await actorOf(req)),
  )
  return (
    <div className={styles.cards}>
      {list.map(({ href, table, title }) => (
        <Link className={styles.card} href={href} key={href}>
          <strong>{title}</strong>
          <span className={styles.quiet}>
            {counts[table]?.count.toLocaleString('en-US')}
            {counts[table]?.capped && '+'} {counts[table]?.count === 1 ? 'entry' : 'entries'}
          </span>
        </Link>
      ))}
    </div>
  )
}

/** Index of the inventory: its sections and how much each holds. */
export async function InventoryView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const [allowed, mayImport] = [
    await mayDo(req, 'inventory', 'read'),
    await mayDo(req, 'inventory', 'create'),
  ]
  const actions = mayImport && (
    <Link className={styles.button} href="/admin/inventory/import">
      Import vehicles
    </Link>
  )
  return (
    <AdminFrame actions={actions} allowed={allowed} title="Inventory" view={view}>
      {allowed && <Sections list={INVENTORY_SECTIONS} view={view} />}
      {allowed && (
        <section className={styles.section}>
          <h2>Inventory variables</h2>
          <Sections list={VARIABLES} view={view} />
        </section>
      )}
    </AdminFrame>
  )
}

const VARIABLES: Section[] = [
  ...REFERENCE_LISTS.map(({ adminPath, plural, slug }) => ({
    title: plural,
    href: `/admin/inventory/variables/${adminPath}`,
    table: slug.replaceAll('-', '_'),
  })),
  { title: 'Tags', href: '/admin/inventory/variables/tags', table: 'tags' },
]

/** Index of the reference lists. */
export async function VariablesView(view: AdminViewServerProps) {
  const allowed = await mayDo(view.initPageResult.req, 'inventory', 'read')
  return (
    <AdminFrame
      allowed={allowed}
      lead="The lists that vehicles are described with. An inactive entry stays on old vehicles and is no longer offered."
      title="Inventory variables"
      view={view}
    >
      {allowed && <Sections list={VARIABLES} view={view} />}
    </AdminFrame>
  )
}
