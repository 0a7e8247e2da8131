import { boolean, integer, pgTable, text, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from '@/server/rows/column-types'
import { UPLOAD_KINDS } from '../rules/upload-folders'

/** Uploads, and what they became. */
export const uploads = pgTable('uploads', {
  id: uuid('id').notNull(),
  path: text('path').notNull(),
  folder: text('folder').notNull(),
  name: text('name').notNull(),
  contentType: text('content_type').notNull(),
  bytes: integer('bytes').notNull(),
  createdBy: integer('created_by'),
  createdAt: moment('created_at').notNull(),
  isCleared: boolean('is_cleared').notNull(),
  mediaId: integer('media_id'),
  kind: text('kind', { enum: UPLOAD_KINDS }),
  vehicleId: integer('vehicle_id'),
  linkKey: uuid('link_key').notNull(),
})
