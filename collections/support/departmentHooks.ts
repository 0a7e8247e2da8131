import { isDeepStrictEqual } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { type CollectionAfterChangeHook, type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { emitCalendarChanged } from '@/modules/support/departments/operations/emit-calendar-changed'
import { DEPARTMENT_MESSAGES } from '@/modules/support/departments/rules/department'
import { dbOf } from '@/server/db-of'
import { markTaken } from '@/server/payload-errors'
import { exists } from '@/server/rows/exists'

/** Refuses the title of another department, unless one of the two is archived. */
export const refuseTakenTitle: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const { id, isArchived, title } = { ...originalDoc, ...data }
  if (isArchived || typeof title !== 'string') return data
  const same = sql`FROM support_departments WHERE lower(title) = lower(${title.trim()}) AND NOT is_archived
    AND id <> ${Number(id ?? 0)}`
  if (!(await exists(await dbOf(req), same))) return data
  throw markTaken(
    new ValidationError({
      collection: collection.slug,
      errors: [{ path: 'title', message: DEPARTMENT_MESSAGES.titleTaken }],
      req,
    }),
  )
}

const COUNTED = ['timeZone', 'hours', 'holidays', 'targets'] as const

/** Has the due times of its tickets counted again once its business hours or promises are others. */
export const followCalendar: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const isChanged = COUNTED.some((field) => !isDeepStrictEqual(doc[field], previousDoc?.[field]))
  if (operation === 'update' && isChanged) await emitCalendarChanged(req, Number(doc.id))
  return doc
}
