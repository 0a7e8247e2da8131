import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const search = (id: number, query: string) => ({
  id,
  name: query,
  query,
  href: `/vehicles?${query}`,
  frequency: 'daily',
  createdAt: '2026-11-21T10:00:00Z',
  lastToldAt: null,
})

type Reply = { status?: number; body: unknown }
/** The server's state; a response is created when a call arrives, and returned when `give` is called. */
let stored: ReturnType<typeof search>[]
let calls: string[]
let give: Map<string, () => void>

function server(method: string, path: string, sent: string | undefined): Reply {
  if (method === 'GET') return { body: { data: [...stored] } }
  if (method === 'DELETE') {
    const id = Number(path.split('/').at(-1))
    const isStored = stored.some((one) => one.id === id)
    stored = stored.filter((one) => one.id !== id)
    return isStored
      ? { body: { message: 'Saved search removed' } }
      : { status: 404, body: { message: 'Gone' } }
  }
  const { query } = JSON.parse(sent ?? '{}') as { query: string }
  if (stored.some((one) => one.query === query))
    return { status: 409, body: { message: 'You have already saved this search' } }
  const made = search(stored.length + 1, query)
  stored = [made, ...stored]
  return { status: 201, body: { data: made } }
}

/** The modules as on a freshly loaded page; toasts are recorded. */
async function openPage() {
  vi.resetModules()
  const messages: string[] = []
  const target = new EventTarget()
  target.addEventListener('kaido:toast', (event) =>
    messages.push((event as CustomEvent<{ message: string }>).detail.message),
  )
  vi.stubGlobal('window', target)
  const [actions, { accountSearches }] = await Promise.all([
    import('./account-search-calls'),
    import('./account-search-store'),
  ])
  const shown = () => accountSearches.read().map(({ query }) => query)
  return { ...actions, messages, shown }
}

beforeEach(() => {
  stored = []
  calls = []
  give = new Map()
  const answerTo = ({ method, url }: Request, body: string | undefined) => {
    const { status = 200, body: answer } = server(method, url, body)
    return Response.json(answer, { status })
  }
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(request.method)
    if (request.method !== 'GET') return request.text().then((body) => answerTo(request, body || undefined))
    const response = answerTo(request, undefined)
    const { promise, resolve } = Promise.withResolvers<Response>()
    give.set('GET', () => resolve(response))
    return promise
  })
})

afterEach(() => vi.unstubAllGlobals())

describe('the searches of an account', () => {
  test('a list read before a search is saved does not remove it when it arrives later', async () => {
    const { storeSearch, loadSearches, shown } = await openPage()
    void loadSearches()
    const saved = storeSearch('Toyotas', 'make=1')
    expect(calls).toEqual(['GET'])
    give.get('GET')?.()
    await saved
    expect(shown()).toEqual(['make=1'])
    expect(calls).toEqual(['GET', 'POST'])
  })

  test('a search already saved in another tab is reported and shown', async () => {
    const { storeSearch, loadSearches, messages, shown } = await openPage()
    const loaded = loadSearches()
    give.get('GET')?.()
    await loaded
    stored = [search(9, 'make=1')]
    const saved = storeSearch('Toyotas', 'make=1')
    await vi.waitFor(() => expect(calls).toEqual(['GET', 'POST', 'GET']))
    give.get('GET')?.()
    await saved
    expect([shown(), messages]).toEqual([['make=1'], ['You have already saved this search']])
  })

  test('a search removed in another tab disappears from this page too', async () => {
    stored = [search(1, 'make=1')]
    const { forgetSearch, loadSearches, messages, shown } = await openPage()
    const loaded = loadSearches()
    give.get('GET')?.()
    await loaded
    stored = []
    await forgetSearch(1)
    expect([shown(), messages]).toEqual([[], ['Gone']])
  })

  test('without a connection nothing changes, and the user is notified', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
    const { storeSearch, loadSearches, messages, shown } = await openPage()
    await loadSearches()
    await storeSearch('Toyotas', 'make=1')
    expect([shown(), messages]).toEqual([[], ['The site did not respond. Please try again.']])
  })
})
