import type { Payload } from 'payload'
import { isOwnPath, isWebLink } from '@/kernel/markup/safe-links'
import type { Named, NamedTag } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import {
  type Reference,
  type ReferenceKind,
  readReferences,
} from '@/modules/inventory/lists/queries/read-references-from-memory'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { searchEngine } from '@/modules/inventory/search/engine/running-engine'
import type { FacetCounts } from '@/modules/inventory/search/engine/search-engine-type'
import { readPricesNow } from '@/modules/inventory/search/queries/read-prices-now'
import type { FacetName } from '@/modules/inventory/search/schemas/search-shape'

/** A manufacturer, model, body type or tag with its number of publicly listed vehicles. */
export type Counted = Named & { count: number }
export type CountedMake = Counted & { description: string | null; logo: string | null }
export type CountedModel = Counted & { manufacturer: Named }
export type HomepageTag = NamedTag & { count: number; picture: string | null }

/** How many vehicles are listed: in total, and for each entry of every list. */
export const countListed = async (payload: Payload): Promise<{ total: number; counts: FacetCounts }> =>
  searchEngine(payload).universe('all', await readPricesNow(payload))

type Entry = { entry: Reference; count: number }

/** Entries of a list with their numbers of listed vehicles, in the order of the list; only those with any. */
async function counted(payload: Payload, kind: ReferenceKind & FacetName): Promise<Entry[]> {
  const [lists, { counts }] = await Promise.all([readReferences(payload), countListed(payload)])
  return [...lists[kind].values()].flatMap((entry) => {
    const count = counts[kind].get(entry.id) ?? 0
    return count > 0 ? [{ entry, count }] : []
  })
}

const plain = ({ entry, count }: Entry): Counted => ({ id: entry.id, name: entry.name, count })

/** Makes with listed vehicles, by name. */
export const listPublicManufacturers = async (payload: Payload): Promise<Counted[]> =>
  (await counted(payload, 'make')).map(plain)

/** Models with listed vehicles, by name; of one make if `manufacturer` is given. */
export async function listPublicModels(payload: Payload, manufacturer?: number): Promise<CountedModel[]> {
  const [models, lists] = await Promise.all([counted(payload, 'model'), readReferences(payload)])
  return models
    .filter(({ entry }) => manufacturer === undefined || entry.parent === manufacturer)
    .map((one) => ({
      ...plain(one),
      manufacturer: { id: one.entry.parent, name: lists.make.get(one.entry.parent)?.name ?? '' },
    }))
}

/** Body types with listed vehicles, in the order of their list. */
export const listPublicVehicleTypes = async (payload: Payload): Promise<Counted[]> =>
  (await counted(payload, 'bodyType')).map(plain)

/** Makes for the home page, those with the most vehicles first, with logo and description. */
export async function listHomeMakes(payload: Payload, limit = 24): Promise<CountedMake[]> {
  const makes = await counted(payload, 'make')
  return makes
    .sort((a, b) => b.count - a.count || a.entry.rank - b.entry.rank)
    .slice(0, limit)
    .map((one) => ({
      ...plain(one),
      description: one.entry.extra,
      logo: one.entry.extra2 ? mediaUrl(one.entry.extra2) : null,
    }))
}

/** The URL of a stored file by its name; anything that is already a URL stays as it is. */
const address = (file: string | null): string | null =>
  file === null ? null : isWebLink(file) || isOwnPath(file) ? file : mediaUrl(file)

/** Tags with listed vehicles, by name. */
export const listPublicTags = async (payload: Payload): Promise<Counted[]> =>
  (await counted(payload, 'tags')).map(plain)

/**
 * Tags that staff show on the home page, with their picture; including those without a vehicle at the moment.
 */
export async function listHomepageTags(payload: Payload): Promise<HomepageTag[]> {
  const [lists, { counts }] = await Promise.all([readReferences(payload), countListed(payload)])
  return [...lists.tags.values()]
    .filter((tag) => tag.active)
    .map((tag) => ({
      id: tag.id,
      name: tag.name,
      color: tag.extra ?? '',
      route: tag.extra2 ?? '',
      count: counts.tags.get(tag.id) ?? 0,
      picture: address(tag.extra3),
    }))
}
