import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { modules } from '@/api/module'
import { usesOf } from '@/server/database/record-uses'
import { dbOf } from '@/server/db-of'
import { tableOf } from '@/server/records'
import { getTestPayload } from '../../setup/payload'

/** Links that are cleared when the record is deleted. */
const LET_GO = [
  '_blog_posts_v_rels.blog_tags_id',
  '_openings_v.version_location_id',
  '_topic_pages_v.version_parent_id',
  'buyer_preferences.port_id',
  'inbound_mails.response_id',
  'inbound_mails.ticket_id',
  'redirects_rels.blog_posts_id',
  'redirects_rels.topic_pages_id',
  'support_tickets.follows_id',
  'support_tickets.merged_into_id',
  'support_tickets.order_id',
  'support_tickets.quote_id',
  'topic_pages.parent_id',
  'users_rels.showroom_offices_id',
]
/**
 * The parts of posts, pages, jobs, applications, quotes, orders, tickets, departments, customs value lists and destinations; what deletes these deletes their parts, but not
 * proforma invoices.
 */
const PARTS = [
  '_blog_posts_v.parent_id',
  '_openings_v.parent_id',
  '_topic_pages_v.parent_id',
  'application_history.application_id',
  'application_ratings.application_id',
  'blog_comments.post_id',
  'blog_moderated_commenters.post_id',
  'blog_posts_locales._parent_id',
  'blog_posts_rels.parent_id',
  'blog_ratings.post_id',
  'customs_files.list_id',
  'customs_values.list_id',
  'destination_rules.destination_id',
  'homepage_slides.topic_page_id',
  'openings_questions._parent_id',
  'order_documents.order_id',
  'order_history.order_id',
  'order_receipts.order_id',
  'order_receipts.proof_id',
  'payments.order_id',
  'payments.proof_id',
  'proformas.order_id',
  'proformas.quote_id',
  'quote_customizations.quote_id',
  'quote_history.quote_id',
  'sales_messages_waiting.quote_id',
  'sales_notes.order_id',
  'sales_notes.quote_id',
  'support_departments_rels.parent_id',
  'ticket_attachments.response_id',
  'ticket_attachments.ticket_id',
  'ticket_deadlines.ticket_id',
  'ticket_history.ticket_id',
  'ticket_links.other_id',
  'ticket_links.ticket_id',
  'ticket_notices.ticket_id',
  'ticket_presence.ticket_id',
  'ticket_responses.ticket_id',
  'ticket_search.ticket_id',
  'topic_pages_locales._parent_id',
]
/** Nobody edits a record that is being deleted. */
const LOCKS = 'payload_locked_documents_rels.'

test("every column that refers to a list's record prevents its deletion, or is cleared deliberately", async () => {
  const db = await dbOf({ payload: await getTestPayload() })
  const { rows } = await db.execute(sql`
    SELECT c.confrelid::regclass::text AS target, c.conrelid::regclass::text || '.' || a.attname AS link
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'f'`)
  const linksTo = (slug: string) =>
    rows.filter(({ target }) => target === tableOf(slug)).map(({ link }) => String(link))
  const lists = modules().flatMap(({ lists = {} }) => Object.keys(lists))
  const held = (slug: string) => usesOf(slug).map(({ column, table }) => `${table}.${column}`)

  const free = lists.flatMap((slug) => linksTo(slug).filter((link) => !held(slug).includes(link)))
  expect(free.filter((link) => !link.startsWith(LOCKS)).sort()).toEqual([...LET_GO, ...PARTS].sort())
})
