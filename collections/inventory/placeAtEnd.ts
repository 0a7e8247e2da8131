import type { CollectionBeforeOperationHook } from 'payload'
import { getNextPositionInList } from '@/modules/inventory/lists/queries/get-next-position-in-list'
import { dbOf } from '@/server/db-of'

/** An entry without a place of its own goes to the end of its list: a new one, or one whose place was emptied. */
export const placeAtEnd =
  (table: string): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return
    const { data } = args as { data?: { name?: string; sortOrder?: number | null } }
    const isMissing = operation === 'create' ? data?.sortOrder == null : data?.sortOrder === null
    if (data && isMissing)
      data.sortOrder = await getNextPositionInList(await dbOf(req), table, data.name ?? '')
  }
