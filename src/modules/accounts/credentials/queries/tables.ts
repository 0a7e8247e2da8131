import { integer, jsonb, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { bytes, moment } from '@/server/rows/column-types'

/** Single-use tokens of mails; only the hash is stored. */
export const accountTokens = pgTable('account_tokens', {
  id: integer('id').notNull(),
  userId: integer('user_id').notNull(),
  purpose: text('purpose', { enum: ['verify-email', 'reset-password', 'invite', 'change-email'] }).notNull(),
  tokenHash: bytes('token_hash').notNull(),
  data: jsonb('data').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
})

/** The device behind a session, as far as known. */
export const sessionDevices = pgTable('session_devices', {
  sessionId: text('session_id').notNull(),
  userId: integer('user_id').notNull(),
  device: text('device').notNull(),
  ip: text('ip'),
  signedInAt: moment('signed_in_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
})
