import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { findSome, isPersonOfRow, peopleMatching } from '@/modules/sales/search/queries/match-people-by-words'
import { hasWords } from '@/modules/sales/search/queries/match-words'
import type { Db } from '@/server/db-of'
import { all, ids } from '@/server/sql'
import { idInTicketNumber } from '../rules/ticket-number'

/** The ids of tickets in whose number and texts, or names given by strangers, all of these words are written. */
export const ticketsWritten = (words: readonly string[]): SQL =>
  sql`(SELECT s.ticket_id FROM ticket_search s WHERE ${all(words.map((word) => hasWords(sql`s.words`, word)))})`

const isWritten = (words: string): SQL =>
  sql`coalesce((SELECT ${hasWords(sql`s.words`, words)} FROM ticket_search s WHERE s.ticket_id = t.id), false)`

/** The condition of a list of tickets `t`, and those by which it is counted, as `selectPage` takes them. */
type Match = { where: SQL; counted: readonly SQL[] }

/**
 * Tickets whose number, texts or customer contain the words. They are found beforehand, by the indexes. Of frequent words,
 * tickets are tried in the order of the list until its page is full; among those found already there are mostly more
 * than a list counts.
 */
export async function matchTicketWords(db: Db, words: string): Promise<Match> {
  const id = idInTicketNumber(words)
  const numbered = id === null ? [] : [sql`t.id = ${id}`]
  const found = sql`(${ticketsWritten([words])} UNION ALL
    SELECT x.id FROM support_tickets x WHERE x.customer_id IN ${peopleMatching(words)})`
  const { list, isAll } = await findSome(db, found)
  const anyOf = (...ways: SQL[]) => sql`(${sql.join([...ways, ...numbered], sql` OR `)})`
  const known = anyOf(sql`t.id = ANY(${ids(list)})`)
  if (isAll) return { where: known, counted: [known] }
  return {
    where: anyOf(isWritten(words), isPersonOfRow(sql`t.customer_id`, words)),
    counted: [known, anyOf(sql`t.id IN ${found}`)],
  }
}
