/** The prefix of everything that the worker in public/sw.js stores. */
const CACHES = 'kaido-'
const PAGES = `${CACHES}pages-`
const CHOICE = 'keep-pages'

/** A page that can be read offline. */
export type PageCopy = { path: string; title: string; storedAt: Date }

/** Whether this visitor allows pages to be stored; yes unless switched off. */
export function mayKeepCopies(): boolean {
  try {
    return localStorage.getItem(CHOICE) !== 'off'
  } catch {
    // A browser that refuses storage has stored no choice.
    return true
  }
}

/** Saves the choice. Off removes stored pages immediately. */
export async function chooseCopies(keep: boolean): Promise<void> {
  if (keep) localStorage.removeItem(CHOICE)
  else localStorage.setItem(CHOICE, 'off')
  if (!keep) await forgetCopies()
  else if (process.env.NODE_ENV === 'production') await navigator.serviceWorker.register('/sw.js')
}

/** The vehicle pages stored on this device, latest first. */
export async function listCopies(): Promise<PageCopy[]> {
  if (!('caches' in window)) return []
  const copies: PageCopy[] = []
  for (const name of await caches.keys()) {
    if (!name.startsWith(PAGES)) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const answer = await cache.match(request)
      if (answer) copies.push(copyFrom(request, answer))
    }
  }
  return copies.sort((a, b) => b.storedAt.getTime() - a.storedAt.getTime())
}

const copyFrom = (request: Request, { headers }: Response): PageCopy => ({
  path: new URL(request.url).pathname,
  title: decodeURIComponent(headers.get('x-title') ?? '') || new URL(request.url).pathname,
  storedAt: new Date(Number(headers.get('x-stored-at'))),
})

/** Removes the worker and everything it stored. */
export async function forgetCopies(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name)
}

/** Tells the worker which page is shown with which pictures, so that both can be read again. */
export function noteSeen(path: string): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
  navigator.serviceWorker?.ready
    .then(({ active }) => active?.postMessage({ type: 'seen', path, pictures }))
    // Without a worker nothing is stored, which only matters once the connection is lost.
    .catch(() => undefined)
}
