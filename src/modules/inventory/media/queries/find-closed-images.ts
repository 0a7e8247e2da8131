import { sql } from '@payloadcms/db-postgres'
import { type Actor, MODULES, type ModuleKey } from '@/kernel/permissions'
import { usesOf } from '@/server/database/record-uses'
import type { Db } from '@/server/db-of'
import { number, oneOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids as listOf } from '@/server/sql'
import { type ImageChange, mayChangeImage } from '../rules/image-access'
import { findImagesOfOthers } from './find-images-of-others'

const AREAS = MODULES.map(({ key }) => key)
const USE = { image: number(sql`image`), area: oneOf<ModuleKey>(AREAS, sql`area`) }

/** By image, the areas of the product that use it. Looked up by the index of each column. */
async function findAreas(db: Db, images: readonly number[]): Promise<Map<number, Set<ModuleKey>>> {
  const uses = usesOf('media').map(
    ({ area = 'inventory', column, table }) => sql`SELECT m AS image, ${area}::text AS area
      FROM unnest(${listOf(images)}) m
      WHERE EXISTS (SELECT FROM ${sql.identifier(table)} r WHERE r.${sql.identifier(column)} = m)`,
  )
  const areas = new Map<number, Set<ModuleKey>>()
  for (const { area, image } of await select(db, USE, sql`FROM (${sql.join(uses, sql` UNION `)}) x`))
    areas.set(image, (areas.get(image) ?? new Set()).add(area))
  return areas
}

/** Which of these images somebody may not change: something uses them that is not theirs to change. */
export async function findClosedImages(
  db: Db,
  actor: Actor,
  images: readonly number[],
  change: ImageChange = 'picture',
): Promise<Set<number>> {
  if (images.length === 0) return new Set()
  const ofOthers = await findImagesOfOthers(db, actor, images)
  const areas = await findAreas(db, images)
  const isOpen = (id: number) =>
    mayChangeImage(actor, { areas: areas.get(id) ?? new Set(), isOfOthers: ofOthers.has(id) }, change)
  return new Set(images.filter((id) => !isOpen(id)))
}
