import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Finder } from '@/api/module'
import { typedWords } from '@/kernel/text/typed-words'
import { openings } from '@/modules/careers/tables.gen'
import { hasWords } from '@/modules/sales/search/queries/match-words'
import { flag, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all } from '@/server/sql'
import { viewJobUrl } from '../rules/admin-urls'
import { openingStatus } from '../rules/opening'
import { OPENING_STATUS_LABELS } from '../rules/opening-lists'
import * as words from '../words'
import { openingsInScope } from './match-openings-in-scope'

const o = alias(openings, 'o')
const FOUND = {
  id: o.id,
  title: text(sql`coalesce(o.title, '')`),
  closingDate: text(sql`coalesce(o.closing_date, '')`),
  isPublished: flag(sql`o._status = 'published'`),
  isUnpublished: flag(sql`o.is_unpublished IS TRUE`),
}

/** In the words of the index `openings_named_idx`. */
const NAMED = sql`person_norm(coalesce(o.title, ''))`

/** Jobs by their title, the newest first. */
export const findOpenings: Finder['find'] = async (payload, typed, { showrooms }, limit) => {
  const parts = typedWords(typed)
  if (parts.length === 0) return []
  const rows = await select(
    payload,
    FOUND,
    sql`FROM openings o WHERE ${all([...parts.map((word) => hasWords(NAMED, word)), openingsInScope(showrooms)])}
      ORDER BY o.id DESC LIMIT ${limit}`,
  )
  return rows.map(({ closingDate, id, title, ...state }) => ({
    id,
    title,
    detail: [OPENING_STATUS_LABELS[openingStatus(state)], closingDate && words.applyBy(closingDate)]
      .filter(Boolean)
      .join(' · '),
    href: viewJobUrl(id),
  }))
}
