'use client'

/**
 * Replaces the entry of an empty form in the browser's history by the record that was created with it, so that Back goes
 * to where the form was opened from. Payload adds an entry instead.
 *
 * @param isOwn whether a path is that of a record written with this form
 * @returns how to stop
 */
export function replaceCreateUrl(isOwn: (path: string) => boolean): () => void {
  const push = window.history.pushState
  let isActive = true
  const replaceOrPush: History['pushState'] = (state, unused, url) => {
    const isCreated = isActive && url && isOwn(new URL(url, window.location.href).pathname)
    if (isCreated) window.history.replaceState(state, unused, url)
    else push.call(window.history, state, unused, url)
  }
  window.history.pushState = replaceOrPush
  return () => {
    // Next may have wrapped it in the meantime.
    isActive = false
    if (window.history.pushState === replaceOrPush) window.history.pushState = push
  }
}
