import { integer, pgTable, text, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from '@/server/rows/column-types'

/** Videos of slides and banners; their files are in `media/`. */
export const contentVideos = pgTable('content_videos', {
  id: integer('id').notNull(),
  filename: text('filename').notNull(),
  contentType: text('content_type').notNull(),
  bytes: integer('bytes').notNull(),
  uploadId: uuid('upload_id'),
  createdBy: integer('created_by'),
  createdAt: moment('created_at').notNull(),
})
