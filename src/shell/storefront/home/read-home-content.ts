import type { Payload } from 'payload'
import { listLatestPosts } from '@/modules/content/blog/queries/list-posts'
import type { BlogPost } from '@/modules/content/blog/queries/select-post'
import { LATEST_POSTS } from '@/modules/content/blog/rules/blog-limits'
import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import {
  type Counted,
  type CountedMake,
  type HomepageTag,
  listHomeMakes,
  listHomepageTags,
  listPublicManufacturers,
  listPublicTags,
  listPublicVehicleTypes,
} from '@/modules/inventory/catalogue/queries/list-entries-with-vehicle-counts'
import { listHomePageVehicles } from '@/modules/inventory/catalogue/queries/list-home-page-vehicles'
import { listHomepageReviews, type PublicReview } from '@/modules/inventory/reviews/queries/list-reviews'

/** The parts of the home page that every reader sees alike. */
export type HomeContent = {
  /** Featured by staff, newest first. */
  featured: VehicleCard[]
  /** The most recently listed ones that are not featured. */
  newest: VehicleCard[]
  /** The makes with the most vehicles first. */
  topMakes: CountedMake[]
  /** Every make with vehicles, by name. */
  makes: Counted[]
  bodyTypes: Counted[]
  /** The tags shown on the home page that have vehicles. */
  tags: HomepageTag[]
  /** The other tags with vehicles, by name. */
  tagCloud: Counted[]
  /** What staff chose of the reviews. */
  reviews: PublicReview[]
  /** The newest of the blog. */
  posts: BlogPost[]
}

const FEATURED = 4
const NEWEST = 8
const TOP_MAKES = 20
const TAGS = 8
const TAG_CLOUD = 40
const REVIEWS = 3

/** The most visited page is computed once for all requests within this time, in milliseconds. */
const TTL_MS = 1_000

type Stored = { at: number; content: Promise<HomeContent> }
const stored = new WeakMap<Payload, Stored>()

/** The home page's content, at most a second old. */
export function readHomeContent(payload: Payload): Promise<HomeContent> {
  const known = stored.get(payload)
  if (known && Date.now() - known.at < TTL_MS) return known.content
  const content = readHome(payload)
  stored.set(payload, { at: Date.now(), content })
  // A failure is not cached; its caller gets it, and the next one tries again.
  content.catch(() => stored.delete(payload))
  return content
}

async function readHome(payload: Payload): Promise<HomeContent> {
  const [vehicles, topMakes, makes, bodyTypes, tags, tagCloud, reviews, posts] = await Promise.all([
    listHomePageVehicles(payload, FEATURED + NEWEST),
    listHomeMakes(payload, TOP_MAKES),
    listPublicManufacturers(payload),
    listPublicVehicleTypes(payload),
    listHomepageTags(payload),
    listPublicTags(payload),
    listHomepageReviews(payload.db.drizzle, { page: 1, limit: REVIEWS }),
    listLatestPosts(payload, LATEST_POSTS),
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
    reviews: reviews.rows,
    posts,
  }
}
