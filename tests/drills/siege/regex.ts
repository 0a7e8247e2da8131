import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../../scripts/lib/paths.mjs'
import { regexesIn } from './regex-sources'
import { slowText } from './regex-time'
import { sendRaw } from './send'
import type { Part, SiegeTarget } from './target'

/** Where the frameworks parse incoming data: addresses, headers, bodies, queries. */
const FRAMEWORKS = [
  'next/dist/server/web',
  'next/dist/server/api-utils',
  'next/dist/server/lib/router-utils',
  'next/dist/shared/lib/router/utils',
  'next/dist/compiled/cookie',
  'payload/dist/uploads/fetchAPI-multipart',
  'payload/dist/uploads/fetchAPI-stream-file',
  'payload/dist/fields/validations.js',
  'payload/dist/utilities/parseCookies.js',
  'hono/dist/utils',
  'hono/dist/request.js',
  'hono/dist/validator',
  'busboy/lib',
  'zod/v4/core/regexes.js',
  'csv-parse/lib',
  'qs-esm/lib',
]
/**
 * Their backtracking expressions, and what limits the text before it reaches them: for a new entry here, find
 * that out first.
 */
const BOUNDED: Readonly<Record<string, string>> = {
  'html-bots.js': 'a User-Agent is cut to a few hundred letters at the door',
  'is-dynamic.js': 'a path is refused beyond 2,000 letters at the door',
  'isEligibleRequest.js':
    'a content type is refused beyond 300 letters (src/server/native/check-native-body.ts)',
  'regexes.js': 'texts have a limit in the schema, which the server measures first',
  'validations.js': 'an address of mail has a limit in the schema',
  'url.js': 'names of parameters in the addresses of our own routes',
  'cache-busting-search-param.js': 'a fingerprint of its own making',
  'interpolate-as.js': 'links of pages, in the browser',
  'prepare-destination.js': 'what the framework says of a faulty rewrite in the configuration',
  'jws.js': 'keys that whoever runs it has set',
}

/** As long as all headers together may be, or slightly less. */
const LONG = 15_000
/** A response that takes longer than a second delays everyone else by that second. */
const SLOW_MS = 1_000

const PATHS = [
  '/',
  '/vehicles',
  '/auth/login',
  '/api/v1/vehicles/public/listing',
  '/media/none.webp',
  '/admin/login',
]
const HEADERS = [
  ...['user-agent', 'accept-language', 'cookie', 'referer', 'accept', 'accept-encoding', 'if-none-match'],
  ...['if-modified-since', 'range', 'content-type', 'origin', 'x-forwarded-for', 'authorization', 'next-url'],
  ...['x-request-id', 'sec-ch-ua', 'rsc', 'next-router-state-tree', 'x-forwarded-host'],
]
const PIECES = [
  ...['a', '-', ' ', ';', ',', '=', '/', '"', '(', '[', 'a=', 'a=;', '%', '%2', 'q=0.', 'Mozilla/', 'W/"'],
  ...['Google-', 'a-Google', 'multipart/', '127.0.0.1,', 'bytes=0-', '{"', '..', '\\'],
]
const QUERIES = ['q', 'sort', 'page', 'limit', 'makes', 'where[name][like]', 'a[b]', 'minPrice', 'engine']
const TEXTS = ['a', '%20', '%CC%81%CC%A3', '%2B', '-', '(', '1.', '%5B', '1,', '%00', 'l', '%F0%9F%9A%97']

type Pending = { slowest: number; of: string; requests: number; findings: string[] }

/** Expensive headers and addresses, one request after another, so that each has its own time. */
async function sendCostly({ address, samples }: SiegeTarget): Promise<Pending> {
  const result: Pending = { slowest: 0, of: '', requests: 0, findings: [] }
  const request = async (what: string, path: string, headers: Record<string, string> = {}) => {
    const { ms, status } = await sendRaw(address, path, { headers, maxBytes: 0 })
    result.requests += 1
    if (ms > result.slowest) Object.assign(result, { slowest: ms, of: what })
    if (ms > SLOW_MS) result.findings.push(`${what} took ${ms} ms`)
    if (status >= 500) result.findings.push(`${what} was answered with ${status}`)
  }
  for (const path of PATHS) await sendRaw(address, path)
  for (const [at, header] of HEADERS.entries())
    for (const piece of PIECES) {
      const path = PATHS[(at + piece.length) % PATHS.length] ?? '/'
      const text = piece.repeat(LONG / piece.length)
      await request(`${header} of ${LONG} letters '${piece}' at ${path}`, path, { [header]: text })
    }
  for (const name of QUERIES)
    for (const text of TEXTS) {
      const value = text.repeat(12_000 / text.length)
      for (const path of ['/vehicles', '/api/v1/vehicles/public/listing'])
        await request(`${path}?${name} of '${text}'`, `${path}?${encodeURIComponent(name)}=${value}`)
    }
  for (const text of attackTexts(samples)) await request(`${text}`, `/vehicles?q=${encodeURIComponent(text)}`)
  return result
}

/** A sample of strings known to cause trouble. */
function attackTexts(samples: string | null): string[] {
  const folder = samples && path.join(samples, 'hostile-strings')
  if (!folder || !fs.existsSync(folder)) return []
  const lines = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.txt'))
    .flatMap((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8').split('\n'))
    .filter((line) => line.length > 0 && line.length < 2_000 && line.isWellFormed())
  const step = Math.max(1, Math.floor(lines.length / 200))
  return lines.filter((_, at) => at % step === 0)
}

/** The frameworks' expressions that some text makes slow and that are not known to get only short ones. */
function slowFrameworks(): { looked: number; known: number; findings: string[] } {
  const modules = path.join(ROOT, 'node_modules')
  const installed = FRAMEWORKS.filter((place) => fs.existsSync(path.join(modules, place)))
  const regexes = regexesIn(modules, installed)
  const slow = regexes.flatMap(({ places, regex }) => {
    const text = slowText(regex)
    return text ? [{ places, text }] : []
  })
  const isKnown = ({ places }: { places: string[] }) =>
    places.every((place) => Object.hasOwn(BOUNDED, path.basename(place).replace(/:\d+$/, '')))
  const missing = FRAMEWORKS.filter((place) => !installed.includes(place))
  return {
    looked: regexes.length,
    known: slow.filter(isKnown).length,
    findings: [
      ...missing.map((place) => `${place} is not there any more: look where that is read now`),
      ...slow
        .filter((one) => !isKnown(one))
        .map(({ places, text }) => `${places[0]}: ${text.regex} is slow with ${JSON.stringify(text.begins)}`),
    ],
  }
}

/** Whether incoming data makes any expression, ours or a framework's, disproportionately slow. */
export const siegeRegex: Part = async (target) => {
  const own = regexesIn(ROOT, ['src', 'collections', 'plugins'])
  const slow = own.flatMap(({ places, regex }) => (slowText(regex) ? [`${places[0]}: ${regex} is slow`] : []))
  const frameworks = slowFrameworks()
  const { findings, of, requests, slowest } = await sendCostly(target)
  const all = [...slow, ...frameworks.findings, ...findings]
  const expressions = { own: own.length, frameworks: frameworks.looked, bounded: frameworks.known }
  const figures = { ...expressions, requests, slowest_ms: slowest, slowest_of: of.slice(0, 80) }
  return { ok: all.length === 0, figures, findings: all }
}
