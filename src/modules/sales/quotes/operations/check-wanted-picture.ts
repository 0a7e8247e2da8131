import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { blankToNull } from '@/kernel/text/blank'
import { holdsPrivateImage } from '@/modules/inventory/media/operations/store-private-image'
import { fileIdOf } from '@/modules/inventory/media/rules/file-id-of'
import type { Db } from '@/server/db-of'
import { PICTURE_GONE } from '../rules/wanted-picture-messages'

/**
 * The picture of a request: the address of one that its customer has sent, or a link to one elsewhere.
 *
 * @throws AppError 422 for one that somebody else has sent, or that is there no longer
 */
export async function checkWantedPicture(
  db: Db,
  given: string | null | undefined,
  customerId: number,
): Promise<string | null> {
  const address = blankToNull(given)
  if (address && fileIdOf(address) && !(await holdsPrivateImage(db, address, customerId)))
    throw validationFailed([issue('imageUrl', PICTURE_GONE)])
  return address
}
