/** Everything that the worker in public/sw.js keeps has this at the head of its name. */
const CACHES = 'kaido-'
const PAGES = `${CACHES}pages-`
const CHOICE = 'keep-pages'

/** A page that can be read without a line. */
export type PageCopy = { path: string; title: string; storedAt: Date }

/** Whether this visitor lets pages be kept; yes unless switched off. */
export function mayKeepCopies(): boolean {
  try {
    return localStorage.getItem(CHOICE) !== 'off'
  } catch {
    // A browser that refuses storage has kept no choice.
    return true
  }
}

/** Keeps the choice. Off removes what was kept, at once. */
export async function chooseCopies(keep: boolean): Promise<void> {
  if (keep) localStorage.removeItem(CHOICE)
  else localStorage.setItem(CHOICE, 'off')
  if (!keep) await forgetCopies()
  else if (process.env.NODE_ENV === 'production') await navigator.serviceWorker.register('/sw.js')
}

/** The vehicle pages that are kept on this device, the last one first. */
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

/** Removes the worker and all that it kept. */
export async function forgetCopies(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name)
}

/** Tells the worker which page is read and which pictures it shows, so that both can be read again. */
export function noteSeen(path: string): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
  navigator.serviceWorker?.ready
    .then(({ active }) => active?.postMessage({ type: 'seen', path, pictures }))
    // Without a worker nothing is kept, and nothing is missed until the line is gone.
    .catch(() => undefined)
}
