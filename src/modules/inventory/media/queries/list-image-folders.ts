import { sql } from '@payloadcms/db-postgres'
import { imageFolders } from '@/modules/inventory/tables.gen'
import { type Reader, select } from '@/server/rows/select'

/** Most folders that a list offers. */
const MOST = 500

export type Folder = { id: number; name: string }

/** The folders of images, by name. */
export const listImageFolders = (on: Reader): Promise<Folder[]> =>
  select(
    on,
    { id: imageFolders.id, name: imageFolders.name },
    sql`FROM image_folders ORDER BY lower(name), id LIMIT ${MOST}`,
  )
