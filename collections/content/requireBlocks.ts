import { type Block, type CollectionBeforeValidateHook, type Field, ValidationError } from 'payload'
import { isRecord, type Values } from '@/kernel/loose-values'
import { isBlank } from '@/kernel/text'
import { type ContentNode, insideOf, storedContent } from '@/modules/content/rich-text/rules/content'
import { contentBlocks } from '@/server/content/content-blocks'

/** A field that may be empty while a text is a draft. */
function optional(field: Field): Field {
  const fields = 'fields' in field ? { fields: field.fields.map(optional) } : {}
  return { ...field, ...fields, ...('required' in field && { required: false }) } as Field
}

/** A block as the editor has it: a draft with an incomplete one can be saved, and is not published. */
export const draftBlock = (block: Block): Block => ({ ...block, fields: block.fields.map(optional) })

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0)

const labelOf = ({ label, name }: { label?: unknown; name: string }): string =>
  typeof label === 'string' ? label : name.charAt(0).toUpperCase() + name.slice(1)

/** The first field that a block lacks, by its label; null if it has everything. */
export function missingIn(fields: readonly Field[], values: Values): string | null {
  for (const field of fields) {
    const missing = missingOf(field, values)
    if (missing !== null) return missing
  }
  return null
}

function missingOf(field: Field, values: Values): string | null {
  if (!('name' in field) || !field.name) return 'fields' in field ? missingIn(field.fields, values) : null
  const value = values[field.name]
  if ('required' in field && field.required && isEmpty(value)) return labelOf({ ...field, name: field.name })
  if (field.type === 'richText') return incompletePart(value)
  if (!('fields' in field)) return null
  const rows: unknown[] = Array.isArray(value) ? value : [value]
  return rows.map((row) => (isRecord(row) ? missingIn(field.fields, row) : null)).find(Boolean) ?? null
}

function incompleteNode(node: ContentNode): string | null {
  if (node.type !== 'block')
    return (
      insideOf(node)
        .map(incompleteNode)
        .find((found) => found !== null) ?? null
    )
  const fields = isRecord(node.fields) ? node.fields : {}
  const config = contentBlocks().find(({ config: { slug } }) => slug === fields.blockType)?.config
  const missing = config ? missingIn(config.fields, fields) : null
  const singular = config?.labels?.singular
  return missing && `${typeof singular === 'string' ? singular : config?.slug}: ${missing}`
}

/** The first part of a text that lacks something, and what; null if it is complete. */
const incompletePart = (text: unknown): string | null => {
  const content = storedContent(text)
  return content && incompleteNode(content.root)
}

/**
 * Refuses to publish a text with a block that lacks something.
 *
 * @throws ValidationError naming the block and its field
 */
export const requireBlocks =
  (field: string): CollectionBeforeValidateHook =>
  ({ collection, data, originalDoc, req }) => {
    const record: Values = { ...originalDoc, ...data }
    const missing = record._status === 'published' ? incompletePart(record[field]) : null
    if (missing)
      throw new ValidationError({
        collection: collection.slug,
        errors: [{ path: field, message: `This block is not complete. ${missing} is required` }],
        req,
      })
    return data
  }
