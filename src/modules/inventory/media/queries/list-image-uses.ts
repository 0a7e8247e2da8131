import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { modules } from '@/api/module'
import { mayOpen } from '@/kernel/navigation'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { COUNTED_MOST, usesInWords } from '../rules/uses-in-words'
import { listPlacesOfUse, type PlaceOfUse } from './list-places-of-use'

/** Most records of a kind that are listed by name. */
export const LISTED_MOST = 50

/** A record that uses an image, as a link. */
export type ImageUse = { kind: string; title: string; detail: string | null; href: string }

export type ImageUses = {
  /** What uses it, in words, whoever may see that: '2 vehicles and 1 blog post'; null for nothing. */
  words: string | null
  /** What the reader may see of it. */
  listed: ImageUse[]
  /** How many are not listed: too many, or not for this reader. */
  others: number
}

type Kind = {
  one: string
  many: string
  ids: Set<number>
  collection: CollectionSlug | null
  screen: string | null
}

/** The records of each kind, once each, however often they use the image. */
async function kindsOf(req: PayloadRequest, image: number): Promise<Kind[]> {
  const db = await dbOf(req)
  const kinds = new Map<string, Kind>()
  for (const place of listPlacesOfUse(req.payload)) {
    const { collection, many, one, screen } = place
    const key = screen ?? String(collection)
    const kind = kinds.get(key) ?? { one, many, ids: new Set(), collection, screen }
    kinds.set(key, kind)
    for (const id of await selectValues(db, number(sql`record`), recordsOf(place, image))) kind.ids.add(id)
  }
  return [...kinds.values()].filter(({ ids }) => ids.size > 0)
}

const recordsOf = ({ from, image, record, where }: PlaceOfUse, id: number) =>
  sql`FROM (SELECT DISTINCT ${record} AS record ${from} WHERE ${image} = ${id} AND ${where}
    LIMIT ${COUNTED_MOST + 1}) x`

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null)

/** The records of a kind that somebody may read, by their titles. */
async function recordsFor(req: PayloadRequest, kind: Kind, collection: CollectionSlug): Promise<ImageUse[]> {
  const { useAsTitle = 'id' } = req.payload.collections[collection]?.config.admin ?? {}
  const { docs } = await req.payload.find({
    collection,
    select: { [useAsTitle]: true, sku: true },
    where: { id: { in: [...kind.ids].slice(0, COUNTED_MOST) } },
    limit: LISTED_MOST,
    pagination: false,
    depth: 0,
    trash: true,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  return docs.map((doc) => {
    const record: Record<string, unknown> = { ...doc }
    return {
      kind: kind.one,
      title: textOf(record[useAsTitle]) ?? `Untitled ${kind.one}`,
      detail: textOf(record.sku),
      href: `/admin/collections/${collection}/${String(record.id)}`,
    }
  })
}

/** A screen with the only record of its kind, if somebody may open it. */
async function screenFor(req: PayloadRequest, { one, screen }: Kind): Promise<ImageUse[]> {
  const actor = await actorOf(req)
  const entry = modules()
    .flatMap(({ navigation = [] }) => navigation)
    .find(({ href, needs }) => href === screen && mayOpen(actor, needs))
  return entry ? [{ kind: one, title: entry.title, detail: null, href: entry.href }] : []
}

/** Where an image is used: in words, and by name as far as somebody may see it. */
export async function listImageUses(req: PayloadRequest, image: number): Promise<ImageUses> {
  const kinds = await kindsOf(req, image)
  const listed: ImageUse[] = []
  for (const kind of kinds)
    listed.push(
      ...(kind.collection ? await recordsFor(req, kind, kind.collection) : await screenFor(req, kind)),
    )
  const counted = kinds.map(({ ids, many, one }) => ({ one, many, count: ids.size }))
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  return { words: usesInWords(counted), listed, others: total - listed.length }
}
