import { sql } from '@payloadcms/db-postgres'
import {
  type Block,
  type CollectionBeforeValidateHook,
  type Field,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { DEFAULT_LOCALE, LANGUAGES } from '@/kernel/languages/languages'
import { isRecord, type Values } from '@/kernel/loose-values'
import { isBlank } from '@/kernel/text/blank'
import { CONTENT_KINDS, kindOf } from '@/modules/content/publishing/rules/content-kinds'
import { type ContentNode, insideOf, storedContent } from '@/modules/content/rich-text/rules/content'
import { contentBlocks } from '@/server/content/content-blocks'
import { dbOf } from '@/server/db-of'
import { json, nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

type Rules = { required?: boolean; minRows?: number; maxRows?: number; validate?: Validate }
type Validate = (value: unknown, at: object) => string | true | Promise<string | true>

const LABEL = '/modules/content/publishing/admin/block-field-label#BlockFieldLabel'

/** What is typed in a field has a label that names its input. */
const labelled = (field: Field): Field =>
  field.type === 'text' || field.type === 'textarea'
    ? ({
        ...field,
        admin: { ...field.admin, components: { ...field.admin?.components, Label: LABEL } },
      } as Field)
    : field

/** A field without its rules. */
function optional(field: Field): Field {
  const {
    maxRows: _most,
    minRows: _least,
    required: _required,
    validate: _validate,
    ...rest
  } = field as Field & Rules
  return labelled({
    ...rest,
    ...('fields' in field && { fields: field.fields.map(optional) }),
  } as Field)
}

/** A block as the editor has it: a draft with an incomplete one can be saved, and is not published. */
export const draftBlock = (block: Block): Block => ({ ...block, fields: block.fields.map(optional) })

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0)

const labelOf = (field: Field, name: string): string =>
  'label' in field && typeof field.label === 'string'
    ? field.label
    : name.charAt(0).toUpperCase() + name.slice(1)

/** The first of several faults; null if there is none. */
async function firstOf<T>(items: readonly T[], faultOf: (item: T) => Promise<string | null>) {
  for (const item of items) {
    const fault = await faultOf(item)
    if (fault !== null) return fault
  }
  return null
}

/** The first thing that is wrong with a block, with the label of its field; null if it can be published. */
export const faultIn = (
  fields: readonly Field[],
  values: Values,
  req: PayloadRequest,
): Promise<string | null> => firstOf(fields, (field) => faultOf(field, values, req))

async function ownFault(field: Field & Rules, value: unknown, req: PayloadRequest): Promise<string | null> {
  if (isEmpty(value)) return field.required ? 'is required' : null
  const count = Array.isArray(value) ? value.length : null
  if (count !== null && count < (field.minRows ?? 0)) return `needs at least ${field.minRows}`
  if (count !== null && count > (field.maxRows ?? count)) return `has more than ${field.maxRows}`
  const message = await field.validate?.(value, { required: field.required, req, options: field })
  return typeof message === 'string' ? `– ${message}` : null
}

async function faultOf(field: Field, values: Values, req: PayloadRequest): Promise<string | null> {
  if (!('name' in field) || !field.name) return 'fields' in field ? faultIn(field.fields, values, req) : null
  const value = values[field.name]
  const fault = await ownFault(field as Field & Rules, value, req)
  if (fault !== null) return `${labelOf(field, field.name)} ${fault}`
  if (field.type === 'richText') return faultOfText(value, req)
  if (!('fields' in field)) return null
  const rows: unknown[] = Array.isArray(value) ? value : [value]
  return firstOf(rows.filter(isRecord), (row) => faultIn(field.fields, row, req))
}

async function faultOfNode(node: ContentNode, req: PayloadRequest): Promise<string | null> {
  if (node.type !== 'block') return firstOf(insideOf(node), (child) => faultOfNode(child, req))
  const fields = isRecord(node.fields) ? node.fields : {}
  const config = contentBlocks().find(({ config: { slug } }) => slug === fields.blockType)?.config
  const fault = config ? await faultIn(config.fields, fields, req) : null
  const singular = config?.labels?.singular
  return fault && `${typeof singular === 'string' ? singular : config?.slug}: ${fault}`
}

/** The first thing that is wrong with the blocks of a text. */
async function faultOfText(text: unknown, req: PayloadRequest): Promise<string | null> {
  const content = storedContent(text)
  return content && faultOfNode(content.root, req)
}

/** The first thing that is wrong with the blocks of a record's other languages as last saved, which are published, too. */
async function faultElsewhere(slug: string, id: unknown, req: PayloadRequest): Promise<string | null> {
  const kind = kindOf(slug)
  if (!kind || typeof id !== 'number') return null
  const { text: column, versions } = CONTENT_KINDS[kind]
  const shape = {
    locale: text(sql`l._locale`),
    content: nullable(json(storedContent, sql`l.${sql.identifier(`version_${column}`)}`)),
  }
  const rows = await select(
    await dbOf(req),
    shape,
    sql`FROM ${sql.identifier(versions)} v JOIN ${sql.identifier(`${versions}_locales`)} l ON l._parent_id = v.id
      WHERE v.parent_id = ${id} AND v.latest AND l._locale::text <> ${req.locale ?? DEFAULT_LOCALE}`,
  )
  for (const row of rows) {
    const fault = await faultOfText(row.content, req)
    const language = LANGUAGES.find(({ code }) => code === row.locale)
    if (fault !== null) return `${language?.label ?? row.locale}: ${fault}`
  }
  return null
}

/**
 * Refuses to publish a text with a block that lacks something, in whichever language.
 *
 * @throws ValidationError naming the block and its field
 */
export const refuseIncompleteBlocks =
  (field: string): CollectionBeforeValidateHook =>
  async ({ collection, data, originalDoc, req }) => {
    const record: Values = { ...originalDoc, ...data }
    if (record._status !== 'published') return data
    const fault =
      (await faultOfText(record[field], req)) ?? (await faultElsewhere(collection.slug, originalDoc?.id, req))
    if (fault !== null)
      throw new ValidationError({
        collection: collection.slug,
        errors: [{ path: field, message: `A block is not complete. ${fault}` }],
        req,
      })
    return data
  }
