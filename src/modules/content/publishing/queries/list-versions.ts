import { sql } from '@payloadcms/db-postgres'
import { listPeopleNames } from '@/modules/accounts/people/queries/list-people-names'
import type { Db } from '@/server/db-of'
import { flag, isoMoment, nullable, number, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { CONTENT_KINDS, type ContentKind, MAX_VERSIONS } from '../rules/content-kinds'

const VERSION = {
  id: number(sql`v.id`),
  at: isoMoment(sql`v.updated_at`),
  editedBy: nullable(number(sql`v.version_edited_by_id`)),
  isPublished: flag(sql`v.version__status = 'published'`),
  isScheduled: flag(sql`v.is_scheduled`),
  isCurrent: flag(sql`v.latest`),
}

/** A version of a post or page: the current one is what was saved last, the public one is what readers see. */
export type ContentVersion = Omit<RowOf<typeof VERSION>, 'isPublished' | 'editedBy'> & {
  /** Who saved it, or had it published or unpublished by the schedule, if that is known. */
  by: string | null
  status: 'DRAFT' | 'PUBLISHED'
  isPublic: boolean
}

/** The versions of a record, the newest first. */
export async function listVersions(db: Db, kind: ContentKind, id: number): Promise<ContentVersion[]> {
  const { table, versions } = CONTENT_KINDS[kind]
  const shape = {
    ...VERSION,
    isLive: flag(sql`EXISTS (SELECT FROM ${sql.identifier(table)} p
    WHERE p.id = v.parent_id AND p._status = 'published')`),
  }
  const from = sql`FROM ${sql.identifier(versions)} v WHERE v.parent_id = ${id}`
  const rows = await select(db, shape, sql`${from} ORDER BY v.id DESC LIMIT ${MAX_VERSIONS}`)
  const newest = rows.find(({ isPublished }) => isPublished)
  const names = await listPeopleNames(db, [...new Set(rows.flatMap(({ editedBy }) => editedBy ?? []))])
  return rows.map(({ editedBy, isLive, isPublished, ...version }) => ({
    ...version,
    by: editedBy === null ? null : (names.get(editedBy) ?? null),
    status: isPublished ? 'PUBLISHED' : 'DRAFT',
    isPublic: isLive && version.id === newest?.id,
  }))
}
