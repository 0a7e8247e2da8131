import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'
import { conflict } from '@/kernel/errors'
import { CONTENT_KINDS, kindOf } from '@/modules/content/publishing/rules/content-kinds'
import { dbOf } from '@/server/db-of'

const MESSAGE =
  'This version was a draft: restored here, it would take the public page down. Restore it as a draft instead.'

/** Whether the request is restoring a version as a draft; Payload's hooks see the status that the version had. */
const AS_DRAFT = 'restoredAsDraft'

/** What is restored as a draft is validated as one. */
export const saveAsDraft: CollectionBeforeValidateHook = ({ data, req }) =>
  req.context[AS_DRAFT] === true ? { ...data, _status: 'draft' } : data

/** Payload's own way to restore a draft writes over what readers see. */
export const refuseTakingDown: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const isRestored = operation === 'restoreVersion'
  const { draft, id } = args as { draft?: unknown; id?: unknown }
  if (isRestored || operation === 'create' || operation.startsWith('update'))
    req.context[AS_DRAFT] = isRestored && draft === true
  const kind = isRestored ? kindOf(collection.slug) : null
  if (!kind || draft === true) return args
  const { table, versions } = CONTENT_KINDS[kind]
  const db = await dbOf(req)
  const { rows } = await db.execute(sql`
    SELECT 1 FROM ${sql.identifier(versions)} v JOIN ${sql.identifier(table)} p ON p.id = v.parent_id
    WHERE v.id = ${Number(id)} AND v.version__status = 'draft' AND p._status = 'published'`)
  if (rows.length > 0) throw conflict(MESSAGE)
  return args
}
