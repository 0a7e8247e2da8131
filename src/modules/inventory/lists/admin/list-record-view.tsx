import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { type Actor, can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { operatorLabel } from '../rules/operator-label'
import * as words from '../words'
import type { InventoryList } from './define-inventory-list'
import { inventoryListOfUrl, listPathOf, mayIn, shapeOf } from './inventory-list-of-url'
import { InventoryRecordPage } from './inventory-list-screens'
import { TagForm } from './tag-form'

const titleOf = ({ createLabel, singular }: InventoryList, isNew: boolean): string => {
  const noun = singular.toLowerCase()
  return isNew ? (createLabel ?? words.createNoun(noun)) : words.editNoun(noun)
}

/** Who works on a tag, as chosen in its form. */
const operatorOf = (user: unknown, actor: Actor): string => {
  const { firstName, lastName } = (user ?? {}) as { firstName?: string; lastName?: string }
  return operatorLabel({ roleId: actor.kind === 'staff' ? actor.roleId : null, firstName, lastName })
}

/** A new record of a list, or one that is changed, on a page of its own. */
export async function ListRecordView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const place = inventoryListOfUrl([view.params?.segments ?? []].flat())
  if (!place || place.verb === 'list') notFound()
  const { id, list, verb } = place
  const actor = await actorOf(req)
  const isNew = verb === 'create'
  const frame = {
    view,
    allowed: can(actor, 'inventory', isNew ? 'create' : 'update'),
    title: titleOf(list, isNew),
  }
  if (!frame.allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  if (isNew && list.fixed)
    return (
      <AdminFrame {...frame}>
        <CannotBeAdded reason={list.fixed} title={list.title} />
      </AdminFrame>
    )
  const db = req.payload.db.drizzle
  const record = isNew ? undefined : await list.one(db, id)
  if (!isNew && !record) notFound()
  const row = record ? list.toRow(record) : null
  const may = mayIn(list, actor)
  return (
    <AdminFrame {...frame} lead={row?.name}>
      {list.key === 'tags' ? (
        <TagForm
          address={listPathOf(list)}
          key={`${id} ${row?.updatedAt}`}
          maySave={isNew ? may.create : may.update}
          operator={operatorOf(req.user, actor)}
          row={row}
        />
      ) : (
        <InventoryRecordPage
          key={`${list.key} ${id}`}
          kind={list.key}
          row={row}
          shape={shapeOf(list, actor, await list.fields(db))}
        />
      )}
    </AdminFrame>
  )
}

function CannotBeAdded({ reason, title }: { reason: string; title: string }) {
  return (
    <section className={styles.empty}>
      <h2>{words.cannotBeAdded(title)}</h2>
      <p>{reason}</p>
    </section>
  )
}
