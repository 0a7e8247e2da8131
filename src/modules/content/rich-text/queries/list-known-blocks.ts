import type { Field, Tab } from 'payload'
import { type ContentBlock, contentBlocks } from '@/server/content/content-blocks'
import type { BlockField, BlockFields } from '../rules/content'
import type { BlockText } from '../rules/content-as-text'

const wordOf = (option: string | { value: string }): string =>
  typeof option === 'string' ? option : option.value

/** A tab with a name holds its fields; one without only arranges them. */
const ofTab = (tab: Tab): BlockField[] =>
  'name' in tab && tab.name
    ? [{ name: tab.name, kind: 'group', fields: tab.fields.flatMap(fieldsOf) }]
    : tab.fields.flatMap(fieldsOf)

/** A field of Payload as the rule of texts knows it; fields that only arrange others are left out. */
export function fieldsOf(field: Field): BlockField[] {
  if ('fields' in field && !('name' in field)) return field.fields.flatMap(fieldsOf)
  if (field.type === 'tabs') return field.tabs.flatMap(ofTab)
  if (!('name' in field) || !field.name) return []
  const { name } = field
  switch (field.type) {
    case 'text':
      return [{ name, kind: field.hasMany ? 'value' : field.custom?.isLink ? 'link' : 'text' }]
    case 'textarea':
    case 'email':
    case 'date':
      return [{ name, kind: 'text' }]
    case 'checkbox':
      return [{ name, kind: 'flag' }]
    case 'number':
      return [{ name, kind: field.hasMany ? 'value' : 'number' }]
    case 'radio':
    case 'select':
      return 'hasMany' in field && field.hasMany
        ? [{ name, kind: 'value' }]
        : [{ name, kind: 'choice', options: field.options.map(wordOf) }]
    case 'upload':
    case 'relationship': {
      const isOne = !field.hasMany && typeof field.relationTo === 'string'
      if (!isOne) return [{ name, kind: 'value' }]
      return [{ name, kind: field.relationTo === 'media' ? 'picture' : 'record' }]
    }
    case 'richText':
      return [{ name, kind: 'rich-text' }]
    case 'group':
      return [{ name, kind: 'group', fields: field.fields.flatMap(fieldsOf) }]
    case 'array':
      return [{ name, kind: 'rows', fields: field.fields.flatMap(fieldsOf) }]
    default:
      return [{ name, kind: 'value' }]
  }
}

const known = new WeakMap<readonly ContentBlock[], BlockFields>()

/** The blocks that texts may contain, with their fields. */
export function knownBlocks(): BlockFields {
  const blocks = contentBlocks()
  const fields =
    known.get(blocks) ??
    new Map(blocks.map(({ config }) => [config.slug, config.fields.flatMap(fieldsOf)] as const))
  known.set(blocks, fields)
  return fields
}

/** The words of a block. */
export const wordsOfBlock: BlockText = (block, fields) =>
  contentBlocks()
    .find(({ config }) => config.slug === block)
    ?.text?.(fields) ?? ''
