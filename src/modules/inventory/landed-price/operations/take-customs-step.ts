import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { customsValueLists } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'
import { inTransactionOn } from '@/server/transaction'
import { getCustomsList } from '../queries/get-customs-list'
import type { CustomsList } from '../queries/list-customs-lists'
import { type CustomsStep, customsStep } from '../rules/customs-list'

/** Two lists of one country cannot begin on one day: it would be undefined which counts. */
async function refuseSecond(db: Db, { appliesFrom, country, id }: CustomsList): Promise<void> {
  const [other] = await selectValues(
    db,
    customsValueLists.name,
    sql`FROM customs_value_lists WHERE country = ${country} AND applies_from = ${appliesFrom}
      AND status = 'IN_USE' AND id <> ${id}`,
  )
  if (other !== undefined)
    throw conflict(`"${other}" applies to ${country} from the same day. Retire it first, or change the day.`)
}

/**
 * Puts a list in use from its day, or retires it.
 *
 * @throws AppError 404; 409 with the reason if the step cannot be taken
 */
export const takeCustomsStep = (req: PayloadRequest, id: number, step: CustomsStep): Promise<void> =>
  // All steps in turn: two lists of one country may be put in use at once.
  inTransactionOn(req, ['customs-value-lists'], async (inner, db) => {
    const list = await getCustomsList(db, id, true)
    const taken = customsStep(step, list)
    if ('refused' in taken) throw conflict(taken.refused)
    if (taken.to === 'IN_USE') await refuseSecond(db, list)
    const data = { status: taken.to }
    const common = { req: inner, overrideAccess: true, depth: 0 } as const
    await inner.payload.update({ collection: 'customs-value-lists', id, data, ...common })
  })
