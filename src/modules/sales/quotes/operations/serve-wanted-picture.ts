import { sql } from '@payloadcms/db-postgres'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { can } from '@/kernel/permissions'
import { blankToNull } from '@/kernel/text'
import { holdsPrivateImage } from '@/modules/inventory/media/operations/store-private-image'
import type { PrivateImages } from '@/modules/inventory/media/operations/verify-private-image-access'
import { fileIdOf } from '@/modules/inventory/media/rules/upload-folders'
import { quotes } from '@/modules/sales/tables.gen'
import { select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import { PICTURE_GONE } from '../rules/wanted-picture'
import { canSeeQuote, quoteByOf } from './read-quote-actor'

/**
 * The picture of a request: the address of one that its customer has sent, or a link to one elsewhere.
 *
 * @throws AppError 422 for one that somebody else has sent, or that is there no longer
 */
export async function wantedPicture(
  db: Db,
  given: string | null | undefined,
  customerId: number,
): Promise<string | null> {
  const address = blankToNull(given)
  if (address && fileIdOf(address) && !(await holdsPrivateImage(db, address, customerId)))
    throw validationFailed([issue('imageUrl', PICTURE_GONE)])
  return address
}

const OWNERS = { customerId: quotes.customerId, showroomId: quotes.showroomId }

/** Staff of sales see the pictures of the requests that they see. */
export const picturesOfQuotes: PrivateImages = {
  maySee: async (db, actor, address) => {
    if (!can(actor, 'sales', 'read')) return false
    const owners = await select(db, OWNERS, sql`FROM quotes WHERE image_url = ${address}`)
    return owners.some((quote) => canSeeQuote(quoteByOf(actor), quote))
  },
}
