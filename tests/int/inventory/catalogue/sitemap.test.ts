import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { GET as robots } from '@/app/robots.txt/route'
import { countListed } from '@/modules/inventory/catalogue/queries/list-entries-with-vehicle-counts'
import { SITEMAP_PART_SIZE } from '@/modules/inventory/catalogue/rules/sitemap'
import { listingFacts } from '@/modules/inventory/catalogue/ui/listing-page/listing-facts'
import { parseVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { env } from '@/server/env'
import { serveSitemapIndex, serveSitemapPart } from '@/shell/storefront/serve-sitemap'
import { getTestPayload } from '../../../setup/payload'
import { addVehicle, buildWorld, randomOf } from '../search/search-world'

const ORIGIN = 'https://cars.example'
/** Ends of parts, and more vehicles in one part than are read at once. */
const EDGES = [SITEMAP_PART_SIZE - 1, SITEMAP_PART_SIZE, SITEMAP_PART_SIZE + 1, 2 * SITEMAP_PART_SIZE]
const CROWD = { from: 5 * SITEMAP_PART_SIZE - 4_299, to: 5 * SITEMAP_PART_SIZE }
/** The only vehicle of its part, and not a public one. */
const HIDDEN_ALONE = 3 * SITEMAP_PART_SIZE + 7

let payload: Payload

/** Copies of a public vehicle under ids of our choice, with their search rows. */
async function copyTo(source: number, ids: readonly number[], isPublic = true): Promise<void> {
  const list = sql`unnest(${sql.param([...ids])}::int[]) AS wanted (n)`
  await payload.db.drizzle.execute(sql`
    INSERT INTO vehicles SELECT (jsonb_populate_record(v, jsonb_build_object(
      'id', n, 'sku', 'KD-' || n, 'chassis', 'COPY-' || n, 'office_file_no', 'COPY-' || n))).*
    FROM vehicles v, ${list} WHERE v.id = ${source}`)
  await payload.db.drizzle.execute(sql`
    INSERT INTO vehicle_search SELECT (jsonb_populate_record(s, jsonb_build_object(
      'vehicle_id', n, 'is_public', ${isPublic}::boolean, 'updated', s.updated + n * interval '1 millisecond'))).*
    FROM vehicle_search s, ${list} WHERE s.vehicle_id = ${source}`)
}

beforeAll(async () => {
  payload = await getTestPayload()
  const world = await buildWorld(payload)
  for (const status of VEHICLE_STATUSES) await addVehicle(payload, world, randomOf(8), { status })
  const source = await addVehicle(payload, world, randomOf(9), { status: 'PUBLISHED' })
  const crowd = Array.from({ length: CROWD.to - CROWD.from + 1 }, (_, n) => CROWD.from + n)
  await copyTo(source, [...EDGES, ...crowd])
  await copyTo(source, [HIDDEN_ALONE], false)
}, 120_000)

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => (loc ?? '').replaceAll('&amp;', '&'))

async function part(name: string): Promise<{ status: number; xml: string; headers: Headers }> {
  const answer = await serveSitemapPart(payload, name, ORIGIN)
  return { status: answer.status, xml: await answer.text(), headers: answer.headers }
}

const partNames = async (): Promise<string[]> =>
  locations(await (await serveSitemapIndex(payload, ORIGIN)).text()).map((loc) => {
    expect(loc.startsWith(`${ORIGIN}/sitemaps/`)).toBe(true)
    return loc.slice(`${ORIGIN}/sitemaps/`.length)
  })

describe('the sitemap', () => {
  test('names the parts that contain something, and no others', async () => {
    expect(await partNames()).toEqual([
      'pages.xml',
      'listings-1.xml',
      'vehicles-1.xml',
      'vehicles-2.xml',
      'vehicles-5.xml',
    ])
  })

  test('names every public vehicle exactly once with its last change, and no hidden one', async () => {
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT vehicle_id AS id, updated FROM vehicle_search WHERE is_public ORDER BY vehicle_id`,
    )
    const expected = rows.map(
      ({ id, updated }) =>
        `<url><loc>${ORIGIN}/vehicles/${id}</loc><lastmod>${new Date(String(updated)).toISOString()}</lastmod></url>`,
    )
    expect(expected.length).toBeGreaterThan(4_300)
    const addresses: string[] = []
    for (const name of await partNames()) {
      if (!name.startsWith('vehicles-')) continue
      const { status, xml } = await part(name)
      expect(status).toBe(200)
      const urls = xml.match(/<url>.*<\/url>/g) ?? []
      expect(urls.length).toBeLessThanOrEqual(SITEMAP_PART_SIZE)
      addresses.push(...urls)
    }
    expect(addresses).toEqual(expected)
  })

  test('is well formed from its first to its last line, as a stream and for a reader who stops early', async () => {
    const { xml, headers } = await part('vehicles-5.xml')
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true)
    expect(xml.endsWith('</urlset>\n')).toBe(true)
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    const reader = (await serveSitemapPart(payload, 'vehicles-5.xml', ORIGIN)).body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    await expect(reader?.cancel()).resolves.toBeUndefined()
  })

  test.each([
    'vehicles-3.xml',
    'vehicles-4.xml',
    'vehicles-6.xml',
    'vehicles-999999999.xml',
    'listings-2.xml',
  ])('has no part %s', async (name) => {
    const { status, headers } = await part(name)
    expect(status).toBe(404)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('names only indexable pages of the list, by their canonical address', async () => {
    const paths = locations((await part('listings-1.xml')).xml).map((loc) => loc.slice(ORIGIN.length))
    expect(paths.length).toBeGreaterThan(2)
    for (const path of paths) {
      const search = parseVehicleSearch(new URL(path, ORIGIN).searchParams)
      expect(await listingFacts(payload, search, 'grid', await countListed(payload))).toMatchObject({
        path,
        isIndexed: true,
      })
    }
  })

  test('is named to robots by the public address', async () => {
    const text = await robots().text()
    expect(text).toContain(`Sitemap: ${env().SERVER_URL}/sitemap.xml`)
    expect(text).toContain('Disallow: /admin')
    expect(text).toContain('Disallow: /api/')
  })
})

describe('a page of the list', () => {
  const canonical = async (query: string, view: 'grid' | 'list' = 'grid') => {
    const search = parseVehicleSearch(new URLSearchParams(query))
    const { path, isIndexed } = await listingFacts(payload, search, view, await countListed(payload))
    return [path, isIndexed ? 'indexed' : FOLLOWED]
  }
  const FOLLOWED = 'followed'

  test('has one canonical address, however its filters were requested', async () => {
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT make_id AS make, model_id AS model, body FROM vehicle_search WHERE is_public ORDER BY vehicle_id DESC LIMIT 1`,
    )
    const { make, model, body } = rows[0] as { make: number; model: number; body: number }
    const ofMake = `/vehicles?make=${make}`
    const ofModel = `/vehicles?make=${make}&model=${model}`
    for (const [query, path] of [
      ['', '/vehicles'],
      [`manufacturer=${make}`, ofMake],
      [`make=${make}&sort=price-asc&page=3`, ofMake],
      [`make=${make}&limit=48`, ofMake],
      [`make=${make}&page=2`, `${ofMake}&page=2`],
      [`model=${model}`, ofModel],
      [`model=${model}&make=${make}`, ofModel],
      [`vehicle_type=${body}`, `/vehicles?bodyType=${body}`],
    ])
      expect({ query, known: await canonical(query ?? '') }).toEqual({ query, known: [path, 'indexed'] })
    expect(await canonical(`make=${make}`, 'list')).toEqual([ofMake, 'indexed'])
    expect(await canonical(`bodyType=${body}&make=${make}`)).toEqual([
      `/vehicles?make=${make}&bodyType=${body}`,
      FOLLOWED,
    ])
  })

  test('is not indexed if it finds nothing or has no subject', async () => {
    expect((await canonical('make=2147483647'))[1]).toEqual(FOLLOWED)
    expect((await canonical('q=vitz'))[1]).toEqual(FOLLOWED)
    expect((await canonical('minPrice=1'))[1]).toEqual(FOLLOWED)
  })
})
