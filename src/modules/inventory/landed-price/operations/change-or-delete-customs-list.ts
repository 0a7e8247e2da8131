import type { PayloadRequest } from 'payload'
import { conflict, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { deleteRecord, updateRecord } from '@/server/records'
import { inTransactionOn } from '@/server/transaction'
import { getCustomsList } from '../queries/get-customs-list'
import type { CustomsList } from '../queries/list-customs-lists'
import { ALWAYS_CHANGEABLE } from '../rules/customs-list'

const SLUG = 'customs-value-lists'

type Values = Readonly<Record<string, unknown>>

/** What a change would decide anew of a list that is no draft any more. */
const fixedIn = (list: CustomsList, values: Values): string[] =>
  Object.entries(values)
    .filter(([name, value]) => !ALWAYS_CHANGEABLE.includes(name) && value !== (list as Values)[name])
    .map(([name]) => name)

/**
 * Changes the details of a list. Its country, currency and first day are fixed once it has been in use.
 *
 * @param seen the `updatedAt` that the caller last read, if sent
 * @throws AppError 404, 409, 422
 */
export const changeCustomsList = (
  req: PayloadRequest,
  id: number,
  values: Values,
  seen?: string,
): Promise<void> =>
  inTransactionOn(req, [`${SLUG}:${id}`], async (inner, db) => {
    const list = await getCustomsList(db, id, true)
    const fixed = list.status === 'DRAFT' ? [] : fixedIn(list, values)
    if (fixed.length > 0)
      throw validationFailed(fixed.map((name) => issue(name, 'This can be changed only in a draft')))
    if (values.currency !== undefined && values.currency !== list.currency && list.lines > 0)
      throw validationFailed([
        issue('currency', 'The lines are in this currency. Import them again to change it.'),
      ])
    await updateRecord(inner, SLUG, id, values, seen)
  })

/**
 * Deletes a list with its lines.
 *
 * @throws AppError 404; 409 if it is in use
 */
export const deleteCustomsList = (req: PayloadRequest, id: number): Promise<void> =>
  inTransactionOn(req, [`${SLUG}:${id}`], async (inner, db) => {
    const { status } = await getCustomsList(db, id, true)
    if (status === 'IN_USE') throw conflict('This list is in use. Retire it first.')
    await deleteRecord(inner, SLUG, id)
  })
