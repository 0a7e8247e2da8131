// Keeps what a visitor has seen readable without a line. Only what the server marks with `x-offline-copy: keep`
// is ever stored, which it does for guests on public pages alone; staff, sessions, the API and the back office
// are never touched. Files under /_next/static carry a hash, so a stored page finds exactly its own.
const VERSION = '1'
const cacheOf = (name) => `kaido-${name}-${VERSION}`
const PAGES = cacheOf('pages')
const LISTS = cacheOf('lists')
const SHELL = cacheOf('shell')
const PICTURES = cacheOf('pictures')
const STATIC = cacheOf('static')

const MOST_PAGES = 50
const MOST_LISTS = 8
const MOST_FILES = 160
const MOST_PICTURE_BYTES = 60 * 1024 * 1024
/** How long the line may take where there is a copy. */
const PATIENCE_MS = 4000
/** A copy younger than this is not fetched again for a page that was reached by a link. */
const FRESH_MS = 10 * 60_000
const SHELL_MS = 24 * 3_600_000
const OFFLINE = '/offline'

const VEHICLE = /^\/vehicles\/\d+$/
const LIST = /^\/(vehicles)?$/
const PICTURE = /^\/(media|pictures)\//
const FILE = /\/_next\/static\/[\w./~@%-]+/g
const AWAY = new Set([502, 503, 504])

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(refreshShell())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOldCaches()]))
})

self.addEventListener('message', (event) => {
  if (event.data?.type === 'seen') event.waitUntil(quietly(seen(event.data)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/_next/static/')) event.respondWith(cacheFirst(event, STATIC))
  else if (PICTURE.test(url.pathname)) event.respondWith(cacheFirst(event, isOfVehicle(request) && PICTURES))
  else if (/^\/(admin|api)(\/|$)/.test(url.pathname)) return
  else if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (request.headers.has('rsc') && VEHICLE.test(url.pathname)) event.respondWith(part(request, url))
})

/** Pictures are kept for the vehicles that were opened, not for every list that was scrolled through. */
const isOfVehicle = ({ referrer }) => URL.canParse(referrer) && VEHICLE.test(new URL(referrer).pathname)

/** Files that never change under their name. `cache` false: looked for, but not kept. */
async function cacheFirst(event, cache) {
  const known = await caches.match(event.request, { ignoreVary: true })
  if (known) return known
  const answer = await fetch(event.request)
  if (cache && answer.ok && answer.type === 'basic') {
    const copy = answer.clone()
    event.waitUntil(quietly(store(cache, event.request, copy)))
  }
  return answer
}

/** With its size, which a streamed answer does not tell, so that the bytes can be bounded. */
async function store(cache, request, answer) {
  const body = await answer.blob()
  const headers = { 'content-type': answer.headers.get('content-type') ?? '', 'x-bytes': String(body.size) }
  await (await caches.open(cache)).put(request, new Response(body, { headers }))
}

/** A page: from the line if it answers in time, else the copy with a note, else the list of what there is. */
async function page(event, url) {
  const copy = await copyOf(url)
  const network = fetch(event.request)
  // Even an answer that comes too late is kept for the next time.
  if (placeOf(url)) event.waitUntil(quietly(network.then((answer) => keep(url, answer.clone()))))
  const answer = await inTime(network, copy ? PATIENCE_MS : null)
  if (answer && !(copy && AWAY.has(answer.status))) return answer
  if (copy) return withNote(copy, answer)
  if (url.pathname === OFFLINE) return (await caches.match(OFFLINE)) ?? bareOffline()
  const from = encodeURIComponent(url.pathname + url.search)
  return (await caches.has(SHELL)) ? Response.redirect(`${OFFLINE}?from=${from}`) : bareOffline()
}

function reasonOf(answer) {
  if (answer === undefined) return 'The line is slow.'
  return answer === null && !navigator.onLine ? 'You are offline.' : 'The site does not answer.'
}

/** Data for a navigation inside the page. Without it Next loads the whole page, for which there may be a copy. */
async function part(request, url) {
  const answer = await inTime(fetch(request), (await copyOf(url)) ? PATIENCE_MS : null)
  return answer || Response.error()
}

/** The answer, null when the line is down, undefined when it takes longer than `ms`. */
const inTime = (network, ms) =>
  Promise.race([
    network.catch(() => null),
    ...(ms === null ? [] : [new Promise((late) => setTimeout(late, ms))]),
  ])

const placeOf = ({ pathname, search }) =>
  VEHICLE.test(pathname)
    ? { cache: PAGES, key: pathname }
    : LIST.test(pathname)
      ? { cache: LISTS, key: pathname + search }
      : null

async function copyOf(url) {
  const place = placeOf(url)
  return place ? (await caches.open(place.cache)).match(place.key) : undefined
}

/** Stores a page that may be stored, with its files; forgets one that is gone. */
async function keep(url, answer) {
  const place = placeOf(url)
  if (!place) return
  const cache = await caches.open(place.cache)
  if (answer.status === 404 || answer.status === 410) await cache.delete(place.key)
  if (!mayKeep(answer)) return
  const html = await answer.text()
  await cache.put(place.key, storable(html, answer))
  await keepFiles(html)
  await prune()
}

const mayKeep = (answer) =>
  answer.ok &&
  !answer.redirected &&
  answer.headers.get('x-offline-copy') === 'keep' &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html')

const storable = (html, answer) =>
  new Response(html, {
    headers: {
      ...headersOf(answer),
      'x-stored-at': String(Date.now()),
      'x-title': encodeURIComponent(titleOf(html)),
    },
  })

/** A page goes with its policy: its scripts carry the nonce that stands there. */
function headersOf(answer) {
  const policy = answer.headers.get('content-security-policy')
  return {
    'content-type': 'text/html; charset=utf-8',
    ...(policy ? { 'content-security-policy': policy } : {}),
  }
}

const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const titleOf = (html) =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (entity) => ENTITIES[entity],
  )

const filesOf = (html) => new Set(html.match(FILE) ?? [])

async function keepFiles(html) {
  for (const file of filesOf(html)) await quietly(fetchInto(STATIC, file))
}

async function fetchInto(cache, address) {
  if (await (await caches.open(cache)).match(address)) return
  const answer = await fetch(address)
  if (answer.ok) await store(cache, address, answer)
}

/** A page says what it is and which pictures it shows; a page reached by a link is fetched once for the copy. */
async function seen({ path, pictures }) {
  const url = new URL(path, location.origin)
  await refreshShell()
  if (!VEHICLE.test(url.pathname)) return
  const copy = await copyOf(url)
  if (!copy || Date.now() - Number(copy.headers.get('x-stored-at')) > FRESH_MS)
    await keep(url, await fetch(url, { headers: { accept: 'text/html', 'x-offline-copy': 'wanted' } }))
  for (const picture of pictures)
    if (PICTURE.test(new URL(picture, location.origin).pathname)) await quietly(fetchInto(PICTURES, picture))
}

/** The page that is shown where there is no copy, renewed once a day. */
async function refreshShell() {
  const cache = await caches.open(SHELL)
  const known = await cache.match(OFFLINE)
  if (known && Date.now() - Number(known.headers.get('x-stored-at')) < SHELL_MS) return
  const answer = await fetch(OFFLINE, { headers: { accept: 'text/html' } })
  if (!mayKeep(answer)) return
  const html = await answer.text()
  await cache.put(OFFLINE, storable(html, answer))
  await keepFiles(html)
}

/** The copy with a line on top that says how old it is. An element that the page does not know is left in peace. */
async function withNote(copy, answer) {
  const stored = wordsOf(Date.now() - Number(copy.headers.get('x-stored-at')))
  const mark = answer === undefined ? '' : ' data-cut-off'
  const note = `<offline-note role="status"${mark}>${reasonOf(answer)} Stored ${stored}: price and availability may have changed. <a href="">Try again</a></offline-note>`
  const html = (await copy.text()).replace(/<body[^>]*>/, (body) => body + note)
  return new Response(html, { headers: headersOf(copy) })
}

function wordsOf(ms) {
  const minutes = Math.floor(ms / 60_000)
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 1440), 'day']
  return count === 0 ? 'just now' : `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

const bareOffline = () =>
  new Response(
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>You are offline</title><p>You are offline. <a href="">Try again</a></p></html>',
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )

/** The oldest go first: pages and lists by number, pictures by bytes, files that no stored page asks for. */
async function prune() {
  await pruneByCount(PAGES, MOST_PAGES)
  await pruneByCount(LISTS, MOST_LISTS)
  await prunePictures()
  await pruneFiles()
}

async function pruneByCount(name, most) {
  const cache = await caches.open(name)
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
}

async function prunePictures() {
  const cache = await caches.open(PICTURES)
  let bytes = 0
  for (const key of (await cache.keys()).reverse()) {
    const picture = await cache.match(key)
    bytes += Number(picture?.headers.get('x-bytes') ?? 0)
    if (bytes > MOST_PICTURE_BYTES) await cache.delete(key)
  }
}

async function pruneFiles() {
  const cache = await caches.open(STATIC)
  const keys = await cache.keys()
  if (keys.length <= MOST_FILES) return
  const needed = new Set()
  for (const name of [SHELL, PAGES, LISTS]) {
    const pages = await caches.open(name)
    for (const key of await pages.keys())
      for (const file of filesOf(await (await pages.match(key)).text())) needed.add(file)
  }
  for (const key of keys) if (!needed.has(new URL(key.url).pathname)) await cache.delete(key)
}

async function dropOldCaches() {
  const mine = new Set([PAGES, LISTS, SHELL, PICTURES, STATIC])
  for (const name of await caches.keys())
    if (name.startsWith('kaido-') && !mine.has(name)) await caches.delete(name)
}

/** A full disk or a lost line costs a copy, never the page that is being shown. */
const quietly = (work) => work.catch(() => undefined)
