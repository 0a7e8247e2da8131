import { searchQuery } from '@/modules/inventory/search/routes/search-query'
import type { Client } from './client'

/**
 * A text as a query carries it. Invalid text (a lone surrogate) is sent as the bytes that it would have,
 * which no reader may accept as UTF-8.
 */
export const encoded = (text: string): string =>
  [...text]
    .map((char) => {
      const code = char.codePointAt(0) ?? 0
      return code >= 0xd800 && code <= 0xdfff
        ? [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
            .map((byte) => `%${byte.toString(16).toUpperCase()}`)
            .join('')
        : encodeURIComponent(char)
    })
    .join('')

const LISTING = '/api/v1/vehicles/public/listing'
const FILTERS = Object.keys(searchQuery().shape).filter((name) => name !== 'q')

type Query = [kind: string, path: (text: string) => string]

const all = (names: readonly string[]) => (text: string) => names.map((name) => `${name}=${text}`).join('&')

/** Every query that takes a text, by subject. */
const QUERIES: readonly Query[] = [
  ['public search', (text) => `${LISTING}?q=${text}`],
  ['public filters', (text) => `${LISTING}?${all(FILTERS)(text)}`],
  ['suggestions', (text) => `/api/v1/vehicles/public/suggestions?q=${text}`],
  ['staff search', (text) => `/api/v1/vehicles?q=${text}`],
  ['staff filters', (text) => `/api/v1/vehicles?location=${text}`],
  ['staff filters', (text) => `/api/v1/vehicles?${all(FILTERS)(text)}`],
  ['staff screen', (text) => `/screens/stock?q=${text}`],
  ['staff screen', (text) => `/screens/stock?${all(['status', 'make', 'yearFrom', 'sort', 'page'])(text)}`],
  ['audit screen', (text) => `/screens/audit?q=${text}&action=sign-in`],
  [
    'audit screen',
    (text) => `/screens/audit?${all(['user', 'action', 'area', 'from', 'to', 'tz', 'before'])(text)}`,
  ],
  ['reference search', (text) => `/api/v1/manufacturers?${all(['name', 'description'])(text)}`],
  ['reference search', (text) => `/api/v1/models?name=${text}`],
  [
    'reference search',
    (text) => `/api/v1/model-codes?${all(['model_code', 'engine_type', 'engine_size_ltr'])(text)}`,
  ],
  ['reference search', (text) => `/api/v1/vehicle-features?search=${text}`],
  [
    'reference search',
    (text) => `/api/v1/vehicle-colours?${all(['search', 'status', 'page', 'limit'])(text)}`,
  ],
  ['reference search', (text) => `/api/v1/tags?${all(['name', 'operator'])(text)}`],
  ['reference search', (text) => `/api/v1/tags?date=${text}`],
  ['reference search', (text) => `/api/v1/ports?${all(['search', 'name', 'country'])(text)}`],
  [
    'reference search',
    (text) => `/api/v1/showroom-offices?${all(['showroomName', 'companyName', 'city'])(text)}`,
  ],
  [
    'native search',
    (text) =>
      `/api/vehicles?limit=1&depth=0&${['name', 'sku', 'chassis', 'officeFileNo']
        .map((field, index) => `where%5Bor%5D%5B${index}%5D%5B${field}%5D%5Blike%5D=${text}`)
        .join('&')}`,
  ],
  ['native search', (text) => `/api/manufacturers?limit=1&where%5Bname%5D%5Bequals%5D=${text}`],
  ['native search', (text) => `/api/tags?limit=1&sort=${text}&locale=${text}`],
  ['addresses', (text) => `/api/v1/vehicles/${text}`],
  ['addresses', (text) => `/api/v1/vehicles/public/vehicle/${text}`],
  ['addresses', (text) => `/api/vehicles/${text}`],
  ['addresses', (text) => `/media/${text}`],
]

/** The two searches of the storefront and the two of staff: what an attack would try first. */
const SEARCHES = QUERIES.filter(
  ([kind], index) =>
    ['public search', 'suggestions', 'staff search'].includes(kind) ||
    QUERIES.findIndex(([other]) => other === kind && kind === 'native search') === index,
)

/** Longer addresses are rejected before they are read. */
const MAX_PATH = 14_000

/** Makes every query with the text; each must be answered, or refused with a reason. */
export async function query(client: Client, text: string, which: 'all' | 'searches' = 'all'): Promise<void> {
  for (const [kind, path] of which === 'all' ? QUERIES : SEARCHES) {
    const address = path(encoded(text))
    if (address.length > MAX_PATH) continue
    const answer = await client.send(kind, 'GET', address)
    if (answer.status >= 500) continue
    const isRefused = answer.status >= 400
    if (isRefused && answer.message === '' && answer.bytes.length === 0)
      client.tally.add(kind, 'unclear', `${address}: ${answer.status} without a word`)
    else client.tally.add(kind, isRefused ? 'refused' : 'answered')
  }
}
