import { sql } from '@payloadcms/db-postgres'
import { can } from '@/kernel/permissions'
import type { PrivateImages } from '@/modules/inventory/media/operations/verify-private-image-access'
import { quotes } from '@/modules/sales/tables.gen'
import { select } from '@/server/rows/select'
import { canSeeQuote, quoteByOf } from './read-quote-actor'

const OWNERS = { customerId: quotes.customerId, showroomId: quotes.showroomId }

/** Staff of sales see the pictures of the requests that they see. */
export const picturesOfQuotes: PrivateImages = {
  maySee: async (db, actor, address) => {
    if (!can(actor, 'sales', 'read')) return false
    const owners = await select(db, OWNERS, sql`FROM quotes WHERE image_url = ${address}`)
    return owners.some((quote) => canSeeQuote(quoteByOf(actor), quote))
  },
}
