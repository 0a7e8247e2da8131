import type { Payload } from 'payload'
import { listSitemapOpenings } from '@/modules/careers/openings/queries/list-sitemap-openings'
import { JOBS } from '@/modules/careers/openings/rules/opening-urls'
import { countPostParts, sitemapPosts } from '@/modules/content/blog/queries/list-sitemap-posts'
import { topicUrl } from '@/modules/content/publishing/rules/public-urls'
import { listPublishedTopics } from '@/modules/content/topics/queries/list-published-topics'
import {
  countSitemapParts,
  listSitemapListings,
  sitemapVehicles,
} from '@/modules/inventory/catalogue/queries/list-sitemap-entries'
import {
  readSitemapPart,
  SITEMAP_CLOSE,
  SITEMAP_OPEN,
  type SitemapPage,
  type SitemapPart,
  sitemapIndex,
  sitemapPartCount,
  sitemapSlice,
  sitemapUrl,
} from '@/modules/inventory/catalogue/rules/sitemap'
import { DESTINATIONS } from '@/modules/inventory/destination-choice/rules/deliver-to'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { listingOf } from '@/modules/inventory/search/schemas/listing-url'
import { getDestinations } from '@/modules/settings/tariffs/queries/get-destinations-from-memory'

/** The pages that always exist. */
const PAGES = ['/', LISTING, DESTINATIONS, JOBS, '/contact-us']

/** Search engines return within hours; bursts of requests are answered by a cache in front. */
const HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
}

const notFound = () =>
  new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  })

/** Responds with the list of all existing parts. */
export async function serveSitemapIndex(payload: Payload, origin: string): Promise<Response> {
  const [listings, vehicles, posts] = await Promise.all([
    listSitemapListings(payload),
    countSitemapParts(payload),
    countPostParts(payload),
  ])
  const listingParts = Array.from({ length: sitemapPartCount(listings.length) }, (_, n) => n + 1)
  const parts: SitemapPart[] = [
    { kind: 'pages' },
    ...listingParts.map((number) => ({ kind: 'listings' as const, number })),
    ...vehicles.map((number) => ({ kind: 'vehicles' as const, number })),
    ...posts.map((number) => ({ kind: 'posts' as const, number })),
  ]
  return new Response(sitemapIndex(parts, origin), { headers: HEADERS })
}

/** The pages of the countries that buyers can choose. */
const countryPaths = async (payload: Payload): Promise<string[]> =>
  [...(await getDestinations(payload)).values()].map(({ slug }) => `${DESTINATIONS}/${slug}`)

/** The pages that staff have published. */
const topicPaths = async (payload: Payload): Promise<string[]> =>
  (await listPublishedTopics(payload)).map(({ route }) => topicUrl(route))

/** The URLs of a part, in batches; undefined for a part that does not exist. */
async function* pagesOf(payload: Payload, part: SitemapPart): AsyncGenerator<SitemapPage[]> {
  if (part.kind === 'pages')
    yield [
      ...[...PAGES, ...(await countryPaths(payload)), ...(await topicPaths(payload))].map((path) => ({
        path,
      })),
      ...(await listSitemapOpenings(payload)),
    ]
  else if (part.kind === 'listings') {
    const listings = sitemapSlice(await listSitemapListings(payload), part.number)
    if (listings.length > 0) yield listings.map((choice) => ({ path: listingOf(choice) }))
  } else if (part.kind === 'posts') {
    const posts = await sitemapPosts(payload, part.number)
    if (posts.length > 0) yield posts
  } else
    for await (const vehicles of sitemapVehicles(payload, part.number))
      yield vehicles.map(({ id, changed }) => ({ path: `${LISTING}/${id}`, changed }))
}

/** Responds with one part by its file name, as it is read; 404 if there is no such part. */
export async function serveSitemapPart(payload: Payload, name: string, origin: string): Promise<Response> {
  const part = readSitemapPart(name)
  if (!part) return notFound()
  const batches = pagesOf(payload, part)
  // Read before the response begins, so that an empty part can still be a 404.
  let next = await batches.next()
  if (next.done) return notFound()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(SITEMAP_OPEN)),
    pull: async (stream) => {
      if (!next.done) {
        stream.enqueue(encoder.encode(next.value.map((address) => sitemapUrl(address, origin)).join('')))
        next = await batches.next()
        return
      }
      stream.enqueue(encoder.encode(SITEMAP_CLOSE))
      stream.close()
    },
    cancel: async () => {
      await batches.return(undefined)
    },
  })
  return new Response(body, { headers: HEADERS })
}
