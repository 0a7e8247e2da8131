import { CHOICE, forgetCopies, PAGES } from './offline-copies'

/** A page that can be read offline. */
export type PageCopy = { path: string; title: string; storedAt: Date }

/** Saves the choice. Off removes stored pages immediately. */
export async function chooseCopies(isEnabled: boolean): Promise<void> {
  if (isEnabled) localStorage.removeItem(CHOICE)
  else localStorage.setItem(CHOICE, 'off')
  if (!isEnabled) await forgetCopies()
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
