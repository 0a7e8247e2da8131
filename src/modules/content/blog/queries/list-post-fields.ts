import type { Field, FieldAccess } from 'payload'
import { addedColumn } from '@/kernel/added-fields'
import { fieldsOf } from '@/modules/content/rich-text/queries/list-known-blocks'
import type { BlockField } from '@/modules/content/rich-text/rules/content'
import { postFields } from '@/server/content/post-fields'

/** A field that a module adds to posts, as calls know it. */
export type PostField = {
  field: BlockField
  column: string
  isLocalized: boolean
  /** Whether everybody may read it: it has no rule about who may. */
  isPublic: boolean
  /** The module's own rule about who writes it; without one, whoever may write the post. */
  mayWrite: { create?: FieldAccess; update?: FieldAccess }
}

/** The kinds of fields that calls return and take. */
const SIMPLE = new Set<BlockField['kind']>(['text', 'link', 'flag', 'number', 'choice'])

function simpleIn(field: Field): PostField[] {
  if ('fields' in field && !('name' in field)) return field.fields.flatMap(simpleIn)
  const isLocalized = 'localized' in field && field.localized === true
  const { create, read, update } = ('access' in field && field.access) || {}
  return fieldsOf(field)
    .filter(({ kind }) => SIMPLE.has(kind))
    .map((one) => ({
      field: one,
      column: addedColumn(one),
      isLocalized,
      isPublic: !read,
      mayWrite: { create, update },
    }))
}

/** The fields that modules add to posts, except for kinds that calls do not know, such as lists of rows. */
export const listPostFields = (): PostField[] => postFields().flatMap(simpleIn)
