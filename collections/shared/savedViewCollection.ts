import type { Access, CollectionConfig, Field, Where } from 'payload'
import { VIEW_NAME_MAX, VIEW_QUERY_MAX } from '@/kernel/lists/saved-view-rules'
import { can, type ModuleKey } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { moduleAccess, systemManaged } from './access'
import { line, link } from './fields'

type Views = {
  slug: string
  labels: { singular: string; plural: string }
  module: ModuleKey
  /** Which list a view is of, where there are several. */
  list?: Field
  /** What it contains in addition to filters and an order. */
  more?: readonly Field[]
}

/** Named sets of filters and an order of a list of the back office. */
export function savedViewCollection({ labels, list, module, more = [], slug }: Views): CollectionConfig {
  /** One's own, and those that are shared with all who work with what the list is of. */
  const ownOrShared: Access = async ({ req }) => {
    const actor = await actorOf(req)
    if (actor.kind !== 'staff' || !can(actor, module, 'read')) return false
    const either: Where[] = [{ user: { equals: actor.id } }, { isShared: { equals: true } }]
    return { or: either }
  }
  return {
    slug,
    labels,
    admin: { hidden: true, useAsTitle: 'name' },
    access: moduleAccess(module, { ...systemManaged, read: ownOrShared }),
    lockDocuments: false,
    defaultSort: 'name',
    fields: [
      link('user', 'users', { required: true }),
      ...(list ? [list] : []),
      line('name', VIEW_NAME_MAX, { required: true }),
      // As in an address, in canonical order.
      line('query', VIEW_QUERY_MAX),
      ...more,
      { name: 'isShared', type: 'checkbox', defaultValue: false, required: true, index: true },
    ],
  }
}
