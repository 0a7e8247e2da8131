import { integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Names that typed words may mean. */
export const searchTerm = pgTable('search_term', {
  kind: text('kind', {
    enum: ['make', 'model', 'modelCode', 'tag', 'bodyType', 'fuel', 'color', 'driveTrain', 'transmission'],
  }).notNull(),
  ref: integer('ref').notNull(),
  /** A model's make. */
  parent: integer('parent'),
  label: text('label').notNull(),
  norm: text('norm').notNull(),
  phrase: text('phrase').notNull(),
  popularity: integer('popularity').notNull(),
})
