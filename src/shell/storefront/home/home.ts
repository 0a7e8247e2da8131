import type { Payload } from 'payload'
import type { VehicleCard } from '@/modules/inventory/cards/queries/vehicle-card'
import {
  type Counted,
  type CountedMake,
  type HomepageTag,
  homepageTags,
  landingVehicles,
  manufacturersLanding,
  publicManufacturers,
  publicTags,
  publicVehicleTypes,
} from '@/modules/inventory/catalogue/queries/landing'

/** Everything of the home page that the catalogue decides. */
export type HomeContent = {
  /** Put forward by staff, newest first. */
  featured: VehicleCard[]
  /** The ones listed last that are not among the featured ones. */
  newest: VehicleCard[]
  /** The makes with most vehicles, most first. */
  topMakes: CountedMake[]
  /** Every make that has a vehicle, by name. */
  makes: Counted[]
  bodyTypes: Counted[]
  /** Those of the tags put on the home page that have a vehicle. */
  tags: HomepageTag[]
  /** The other tags that have a vehicle, by name. */
  tagCloud: Counted[]
}

const FEATURED = 4
const NEWEST = 8
const TOP_MAKES = 20
const TAGS = 8
const TAG_CLOUD = 40

/** The most visited page is read once for everybody who comes within this time, in milliseconds. */
const TTL_MS = 1_000

type Kept = { at: number; content: Promise<HomeContent> }
const kept = new WeakMap<Payload, Kept>()

/** What the home page shows, at most a second behind. */
export function homeContent(payload: Payload): Promise<HomeContent> {
  const known = kept.get(payload)
  if (known && Date.now() - known.at < TTL_MS) return known.content
  const content = readHome(payload)
  kept.set(payload, { at: Date.now(), content })
  // A failure is not kept; whoever asked meets it, and the next one asks again.
  content.catch(() => kept.delete(payload))
  return content
}

async function readHome(payload: Payload): Promise<HomeContent> {
  const [vehicles, topMakes, makes, bodyTypes, tags, tagCloud] = await Promise.all([
    landingVehicles(payload, FEATURED + NEWEST),
    manufacturersLanding(payload, TOP_MAKES),
    publicManufacturers(payload),
    publicVehicleTypes(payload),
    homepageTags(payload),
    publicTags(payload),
  ])
  const featured = vehicles.featured.slice(0, FEATURED)
  const shown = new Set(featured.map(({ id }) => id))
  const tiles = tags.filter(({ count }) => count > 0).slice(0, TAGS)
  const tiled = new Set(tiles.map(({ id }) => id))
  return {
    featured,
    newest: vehicles.newest.filter(({ id }) => !shown.has(id)).slice(0, NEWEST),
    topMakes,
    makes,
    bodyTypes,
    tags: tiles,
    tagCloud: tagCloud.filter(({ id }) => !tiled.has(id)).slice(0, TAG_CLOUD),
  }
}
