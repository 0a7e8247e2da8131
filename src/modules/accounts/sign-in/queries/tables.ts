import { bigint, integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { bytes, moment } from '@/server/rows/column-types'

/** Accounts at other providers. */
export const userIdentities = pgTable('user_identities', {
  id: integer('id').notNull(),
  userId: integer('user_id').notNull(),
  provider: text('provider', { enum: ['google', 'facebook'] }).notNull(),
  subject: text('subject').notNull(),
  email: text('email'),
  createdAt: moment('created_at').notNull(),
})

export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id').notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull(),
})

export const recoveryCodes = pgTable('recovery_codes', {
  userId: integer('user_id').notNull(),
  codeHash: bytes('code_hash').notNull(),
  usedAt: moment('used_at'),
})
