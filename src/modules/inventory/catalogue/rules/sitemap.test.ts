import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readSitemapPart,
  SITEMAP_PART_SIZE,
  type SitemapPart,
  sitemapIdRange,
  sitemapIndex,
  sitemapPartCount,
  sitemapPartName,
  sitemapSlice,
  sitemapUrl,
} from './sitemap'

describe('names of parts', () => {
  it.each<[SitemapPart, string]>([
    [{ kind: 'pages' }, 'pages.xml'],
    [{ kind: 'listings', number: 1 }, 'listings-1.xml'],
    [{ kind: 'vehicles', number: 20 }, 'vehicles-20.xml'],
  ])('%o is %s and back', (part, name) => {
    expect(sitemapPartName(part)).toBe(name)
    expect(readSitemapPart(name)).toEqual(part)
  })

  it.each([
    'vehicles-0.xml',
    'vehicles-01.xml',
    'vehicles-1.xml.gz',
    'vehicles--1.xml',
    'vehicles-1e3.xml',
    'vehicles-9999999999.xml',
    'pages-1.xml',
    'listings.xml',
    '../robots.txt',
    '',
  ])('%s is none', (name) => {
    expect(readSitemapPart(name)).toBeNull()
  })
})

it("puts every vehicle id into exactly one part, and never exceeds a part's limit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      const number = Math.ceil(id / SITEMAP_PART_SIZE)
      const { from, to } = sitemapIdRange(number)
      expect(from <= id && id <= to).toBe(true)
      expect(to - from + 1).toBe(SITEMAP_PART_SIZE)
      expect(sitemapIdRange(number + 1).from).toBe(to + 1)
    }),
  )
})

it('splits a list into parts that contain all of it once', () => {
  const addresses = Array.from({ length: 2 * SITEMAP_PART_SIZE + 1 }, (_, n) => n)
  const parts = Array.from({ length: sitemapPartCount(addresses.length) }, (_, n) =>
    sitemapSlice(addresses, n + 1),
  )
  expect(parts.map((part) => part.length)).toEqual([SITEMAP_PART_SIZE, SITEMAP_PART_SIZE, 1])
  expect(parts.flat()).toEqual(addresses)
  expect(sitemapSlice(addresses, 4)).toEqual([])
  expect(sitemapPartCount(0)).toBe(0)
})

it('escapes addresses so that no character breaks the file', () => {
  expect(
    sitemapUrl(
      { path: '/vehicles?make=1&q=<\'">', changed: '2026-11-20T10:00:00.000Z' },
      'https://k.example',
    ),
  ).toBe(
    '<url><loc>https://k.example/vehicles?make=1&amp;q=&lt;&#39;&quot;&gt;</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>\n',
  )
  expect(sitemapUrl({ path: '/' }, 'https://k.example')).toBe('<url><loc>https://k.example/</loc></url>\n')
  expect(sitemapIndex([{ kind: 'vehicles', number: 2 }], 'https://k.example')).toContain(
    '<sitemap><loc>https://k.example/sitemaps/vehicles-2.xml</loc></sitemap>',
  )
})
