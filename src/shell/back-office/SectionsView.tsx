import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import type { Section } from '@/api/module'
import { visibleShowrooms } from '@/kernel/permissions'
import { actorOf, mayDo } from '@/server/permissions'
import { AdminFrame } from '@/ui/back-office/AdminFrame'
import styles from '@/ui/back-office/admin.module.css'
import { countSections, type SectionCount } from './count-sections'
import { sectionsOf } from './sections'
import * as words from './words'

type Props = { index: Section['index']; view: AdminViewServerProps }

async function Sections({ index, view }: Props) {
  const { req } = view.initPageResult
  const list = sectionsOf(index)
  const counts = await countSections(req.payload, list, visibleShowrooms(await actorOf(req)))
  return (
    <div className={styles.cards}>
      {list.map(({ about, href, title }) => (
        <Link className={styles.card} href={href} key={href}>
          <strong>{title}</strong>
          <span className={styles.quiet}>{about ?? entriesText(counts[href])}</span>
        </Link>
      ))}
    </div>
  )
}

const entriesText = ({ count, capped }: SectionCount = { count: 0, capped: false }): string =>
  `${count.toLocaleString('en-US')}${capped ? '+' : ''} ${count === 1 ? 'entry' : 'entries'}`

/** Index of the inventory: its sections and how much each holds. */
export async function InventoryView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const [allowed, mayImport] = [
    await mayDo(req, 'inventory', 'read'),
    await mayDo(req, 'inventory', 'create'),
  ]
  const actions = mayImport && (
    <Link className={styles.button} href="/admin/inventory/import">
      {words.importVehicles}
    </Link>
  )
  return (
    <AdminFrame actions={actions} allowed={allowed} title={words.inventory} view={view}>
      {allowed && <Sections index="inventory" view={view} />}
      {allowed && (
        <section className={styles.section}>
          <h2>{words.inventoryVariables}</h2>
          <Sections index="variables" view={view} />
        </section>
      )}
    </AdminFrame>
  )
}

/** Index of the reference lists. */
export async function VariablesView(view: AdminViewServerProps) {
  const allowed = await mayDo(view.initPageResult.req, 'inventory', 'read')
  return (
    <AdminFrame
      allowed={allowed}
      lead={words.listsUsedToDescribe}
      title={words.inventoryVariables}
      view={view}
    >
      {allowed && <Sections index="variables" view={view} />}
    </AdminFrame>
  )
}
