import { z } from 'zod'
import { idField, idsField } from '@/input/fields'
import { MOVED_MOST } from '../rules/image-folder-limits'

/** Which images to move, and to which folder; null for none. */
export const moveImagesInput = z.strictObject({
  ids: idsField('Images', MOVED_MOST),
  folder: idField('Folder').nullable(),
})
