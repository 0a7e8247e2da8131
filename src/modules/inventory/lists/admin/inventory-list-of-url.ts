import { type Actor, can } from '@/kernel/permissions'
import type { Field, ListShape } from '@/ui/back-office/list/list-type'
import * as words from '../words'
import type { InventoryList } from './define-inventory-list'
import { manufacturerListDefinition, modelListDefinition } from './manufacturer-and-model-list-definitions'
import { modelCodeListDefinition } from './model-code-list-definition'
import { referenceListDefinitions } from './reference-list-definitions'
import { servicePlanListDefinition } from './service-plan-list-definition'
import { tagListDefinition } from './tag-list-definition'

const LISTS = [
  manufacturerListDefinition,
  modelListDefinition,
  modelCodeListDefinition,
  servicePlanListDefinition,
  tagListDefinition,
  ...referenceListDefinitions,
]
const BASE = '/admin/inventory'

/** The address of a list. */
export const listPathOf = (list: InventoryList): string => `${BASE}/${list.section}`

export type ListPlace = { list: InventoryList; verb: 'list' | 'create' | 'edit'; id: number }

/** The list named by an address under /admin, and the record in it; undefined if there is none. */
export function inventoryListOfUrl(segments: readonly string[]): ListPlace | undefined {
  // The tags appear in both places that the specification names.
  const path = segments
    .slice(1)
    .join('/')
    .replace(/^tags(?=\/|$)/, tagListDefinition.section)
  const [, section, verb, id] = /^(.+?)(?:\/(create)|\/edit\/(\d+))?$/.exec(path) ?? []
  const list = LISTS.find((one) => one.section === section)
  if (!list) return undefined
  return { list, verb: verb ? 'create' : id ? 'edit' : 'list', id: Number(id ?? 0) }
}

/** What a viewer may do in a list; entries of a fixed list can only be changed. */
export const mayIn = (list: InventoryList, actor: Actor): ListShape['may'] => ({
  create: !list.fixed && can(actor, 'inventory', 'create'),
  update: can(actor, 'inventory', 'update'),
  delete: !list.fixed && can(actor, 'inventory', 'delete'),
})

/** A list as needed by the browser. */
export const shapeOf = (list: InventoryList, actor: Actor, fields: Field[]): ListShape => ({
  address: listPathOf(list),
  collection: list.key,
  path: list.path,
  singular: list.singular,
  plural: list.title,
  createLabel: list.createLabel ?? words.createNoun(list.singular.toLowerCase()),
  columns: list.columns,
  fields,
  opens: list.opens,
  may: mayIn(list, actor),
  toggle: list.toggle,
  bulkDelete: false,
})
