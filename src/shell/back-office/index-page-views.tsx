import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { countInWords } from '@/kernel/count-in-words'
import { type IndexPage, PAGE_CAP } from '@/kernel/navigation'
import { type Actor, can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { countIndexCards } from './count-index-cards'
import { countWaitingWork, waitingText } from './count-waiting-work'
import { cardsOf } from './navigation-entries'
import * as words from './words'

type Props = { actor: Actor; index: IndexPage; view: AdminViewServerProps }

/** The cards of a page: how much is behind each, and the work that waits there. */
export async function IndexCards({ actor, index, view }: Props) {
  const cards = cardsOf(index, actor)
  const { payload } = view.initPageResult.req
  const [counts, waiting] = await Promise.all([
    countIndexCards(payload, cards, visibleShowrooms(actor)),
    countWaitingWork(payload, actor, cards, PAGE_CAP),
  ])
  return (
    <div className={styles.cards}>
      {cards.map((entry) => {
        const { card, href, title } = entry
        const work = waitingText(entry, waiting, countInWords)
        return (
          <Link className={styles.card} href={href} key={href}>
            <strong>{title}</strong>
            <span className={styles.quiet}>
              {card.about ?? words.entries(countInWords(counts[href] ?? NONE))}
            </span>
            {work && <StatusLabel tone="amber">{work}</StatusLabel>}
          </Link>
        )
      })}
    </div>
  )
}

const NONE = { count: 0, capped: false }

/** Index of the inventory: its sections and how much each holds. */
export async function InventoryView(view: AdminViewServerProps) {
  const actor = await actorOf(view.initPageResult.req)
  const allowed = can(actor, 'inventory', 'read')
  const actions = can(actor, 'inventory', 'create') && (
    <Link className={styles.button} href="/admin/inventory/import">
      {words.importVehicles}
    </Link>
  )
  return (
    <AdminFrame actions={actions} allowed={allowed} title={words.inventoryLists} view={view}>
      {allowed && <IndexCards actor={actor} index="inventory" view={view} />}
      {allowed && (
        <section className={styles.section}>
          <h2>{words.inventoryVariables}</h2>
          <IndexCards actor={actor} index="variables" view={view} />
        </section>
      )}
    </AdminFrame>
  )
}

/** Index of the reference lists. */
export async function VariablesView(view: AdminViewServerProps) {
  const actor = await actorOf(view.initPageResult.req)
  const allowed = can(actor, 'inventory', 'read')
  return (
    <AdminFrame
      allowed={allowed}
      lead={words.listsUsedToDescribe}
      title={words.inventoryVariables}
      view={view}
    >
      {allowed && <IndexCards actor={actor} index="variables" view={view} />}
    </AdminFrame>
  )
}

/** Index of the settings: the screens that the viewer may open. */
export async function SettingsView(view: AdminViewServerProps) {
  const actor = await actorOf(view.initPageResult.req)
  const allowed = can(actor, 'settings', 'read')
  return (
    <AdminFrame allowed={allowed} title={words.settings} view={view}>
      {allowed && <IndexCards actor={actor} index="settings" view={view} />}
    </AdminFrame>
  )
}

/** Index of the site's content: the screens on which it is written. */
export async function ContentView(view: AdminViewServerProps) {
  const actor = await actorOf(view.initPageResult.req)
  const allowed = can(actor, 'content', 'read')
  return (
    <AdminFrame allowed={allowed} title={words.siteContent} view={view}>
      {allowed && <IndexCards actor={actor} index="content" view={view} />}
    </AdminFrame>
  )
}
