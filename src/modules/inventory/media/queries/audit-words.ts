import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'

/** How the audit log refers to pictures and files. */
export const mediaWords: AuditWords = {
  columns: {
    alt: 'Picture description',
    filesize: 'File size',
    folder_id: 'Folder',
    focal_x: 'Focal point, from the left',
    focal_y: 'Focal point, from the top',
    is_primary: 'Main picture',
    mime_type: 'File type',
    objectkey: 'Stored file',
    thumbnail_u_r_l: 'Address of the thumbnail',
  },
  numbers: { filesize: { unit: 'bytes' } },
  names: {
    vehicle_images: sql`concat('Picture of ', (SELECT concat_ws(' ', v.sku, v.name) FROM vehicles v WHERE v.id = t.vehicle_id))`,
  },
  gone: {
    vehicle_images: (was) => ({
      table: 'vehicles',
      id: was.vehicle_id,
      words: (name) => `Picture of ${name}`,
    }),
  },
}
