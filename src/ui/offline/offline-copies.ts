/** The prefix of everything that the worker in public/sw.js stores. */
const CACHES = 'kaido-'
export const PAGES = `${CACHES}pages-`
export const CHOICE = 'keep-pages'

/** Whether this visitor allows pages to be stored; yes unless switched off. */
export function mayStoreCopies(): boolean {
  try {
    return localStorage.getItem(CHOICE) !== 'off'
  } catch {
    // A browser that refuses storage has stored no choice.
    return true
  }
}

/** Removes the worker and everything it stored. */
export async function forgetCopies(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name)
}

/** Sends the worker which page is shown with which pictures, so that both can be read again. */
export function noteSeen(path: string): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
  navigator.serviceWorker?.ready
    .then(({ active }) => active?.postMessage({ type: 'seen', path, pictures }))
    // Without a worker nothing is stored, which only matters once the connection is lost.
    .catch(() => undefined)
}
