const LOOK_EVERY_MS = 4000

/** Whether the server itself responds: a browser that reports 'online' may only have found a router. */
const answers = (): Promise<boolean> =>
  fetch('/livez', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Calls `then` once, when there is a connection again and the server responds. The first check is made after
 * some seconds or when the browser comes back online, with `isHurried` immediately.
 *
 * @returns a function to stop waiting
 */
export function whenReachable(then: () => void, isHurried = false): () => void {
  let isOver = false
  const stop = () => {
    isOver = true
    clearInterval(timer)
    window.removeEventListener('online', look)
  }
  const look = async () => {
    if (isOver || !navigator.onLine || !(await answers()) || isOver) return
    stop()
    then()
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  window.addEventListener('online', look)
  if (isHurried) void look()
  return stop
}
