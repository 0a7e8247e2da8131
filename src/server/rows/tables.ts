import {
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
  bigint as wide,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from './column-types'

export const auditLog = pgTable('audit_log', {
  id: wide('id', { mode: 'number' }).notNull(),
  at: moment('at').notNull(),
  actorId: integer('actor_id'),
  actorLabel: text('actor_label').notNull(),
  actorKind: text('actor_kind').notNull(),
  ip: text('ip'),
  requestId: text('request_id'),
  action: text('action').notNull(),
  area: text('area').notNull(),
  tableName: text('table_name'),
  recordId: text('record_id'),
  recordLabel: text('record_label'),
  detail: text('detail'),
  before: jsonb('before'),
  after: jsonb('after'),
})

export const jobProgress = pgTable('job_progress', {
  jobId: uuid('job_id').notNull(),
  done: integer('done').notNull(),
  total: integer('total').notNull(),
  note: text('note'),
  updatedAt: moment('updated_at').notNull(),
})

export const mailOutbox = pgTable('mail_outbox', {
  id: integer('id').notNull(),
  eventKey: text('event_key').notNull(),
  effectKey: text('effect_key').notNull(),
  userId: integer('user_id'),
  toAddress: text('to_address').notNull(),
  subject: text('subject').notNull(),
  bodyText: text('body_text'),
  bodyHtml: text('body_html'),
  state: text('state', { enum: ['waiting', 'sent', 'kept', 'failed'] }).notNull(),
  adapter: text('adapter'),
  attempts: integer('attempts').notNull(),
  problem: text('problem'),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
  unsubscribeUrl: text('unsubscribe_url'),
  replyTo: text('reply_to'),
  messageMark: text('message_mark'),
  refersTo: text('refers_to'),
  isAutomatic: boolean('is_automatic').notNull(),
})
