import { escapeXml } from '@/kernel/markup/escape'

/** The most URLs in one part of a sitemap; the protocol's own limit. */
export const SITEMAP_PART_SIZE = 50_000

/** The parts of a sitemap by content. Parts of one kind are numbered from 1. */
export type SitemapPart = { kind: 'pages' } | { kind: 'listings' | 'vehicles' | 'posts'; number: number }

/** The file name of a part under /sitemaps/: 'pages.xml', 'vehicles-3.xml'. */
export const sitemapPartName = (part: SitemapPart): string =>
  part.kind === 'pages' ? 'pages.xml' : `${part.kind}-${part.number}.xml`

/** Parses the file name of a part; null for anything else, including numbers with leading zeros. */
export function readSitemapPart(name: string): SitemapPart | null {
  if (name === 'pages.xml') return { kind: 'pages' }
  const [, kind, digits] = /^(listings|vehicles|posts)-([1-9]\d{0,8})\.xml$/.exec(name) ?? []
  return kind === 'listings' || kind === 'vehicles' || kind === 'posts'
    ? { kind, number: Number(digits) }
    : null
}

/** The range of ids of vehicles or posts in a part, inclusive: as many as a part may contain, so it never has too many. */
export const sitemapIdRange = (number: number): { from: number; to: number } => ({
  from: (number - 1) * SITEMAP_PART_SIZE + 1,
  to: number * SITEMAP_PART_SIZE,
})

/** How many parts a number of URLs needs. */
export const sitemapPartCount = (addresses: number): number => Math.ceil(addresses / SITEMAP_PART_SIZE)

/** The URLs of a numbered part. */
export const sitemapSlice = <T>(addresses: readonly T[], number: number): T[] =>
  addresses.slice((number - 1) * SITEMAP_PART_SIZE, number * SITEMAP_PART_SIZE)

/** One URL of a part; `changed` is when it last changed, in ISO form. */
export type SitemapPage = { path: string; changed?: string }

/** The XML element of one address. `origin` is the site's address without a path. */
export const sitemapUrl = ({ path, changed }: SitemapPage, origin: string): string =>
  `<url><loc>${escapeXml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** What precedes and follows the URLs of a part. */
export const SITEMAP_OPEN = `${HEAD}<urlset ${SPACE}>\n`
export const SITEMAP_CLOSE = '</urlset>\n'

/** The index: the URLs of all parts. */
export const sitemapIndex = (parts: readonly SitemapPart[], origin: string): string =>
  `${HEAD}<sitemapindex ${SPACE}>\n${parts
    .map(
      (part) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${sitemapPartName(part)}`)}</loc></sitemap>\n`,
    )
    .join('')}</sitemapindex>\n`
