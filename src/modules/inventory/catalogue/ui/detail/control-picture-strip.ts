/** What the rest of the page may do with the row of pictures. */
export type Strip = {
  /** Scrolls to a picture immediately and focuses it. */
  show: (at: number) => void
  stop: () => void
}

/**
 * Arrows, thumbnails and keys scroll the row of pictures in `frame`; a click on a picture calls `open` with
 * its index.
 * Counter and thumbnails follow.
 */
export function controlPictureStrip(frame: HTMLElement, open: (at: number) => void): Strip {
  const strip = frame.querySelector<HTMLElement>('[data-strip]')
  const stop = new AbortController()
  const controlled = { show: () => undefined, stop: () => stop.abort() }
  if (!strip) return controlled
  const { signal } = stop
  const links = [...strip.querySelectorAll<HTMLElement>('[data-full]')]
  const last = links.length - 1
  const current = () => Math.round(strip.scrollLeft / strip.clientWidth)
  const go = (to: number, behavior: ScrollBehavior) => {
    const place = Math.min(Math.max(to, 0), last)
    strip.scrollTo({ left: place * strip.clientWidth, behavior })
    return links[place]
  }
  // `smooth` means instant for visitors who prefer no motion: the style sheet only covers links, not this
  // call.
  const still = window.matchMedia('(prefers-reduced-motion: reduce)')
  const move = (to: number) => go(to, still.matches ? 'instant' : 'smooth')
  if (last > 0) frame.dataset.many = ''

  const onClick = (event: MouseEvent) => {
    const hit = (event.target as Element).closest<HTMLElement>('[data-step], [data-thumb], [data-full]')
    if (!hit || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { step, thumb, full } = hit.dataset
    if (step) move(current() + Number(step))
    else if (thumb) move(Number(thumb))
    else open(Number(full))
  }
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: current() - 1, ArrowRight: current() + 1, Home: 0, End: last }[event.key]
    if (to === undefined || event.altKey || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    const link = move(to)
    if (document.activeElement?.matches('[data-full]')) link?.focus({ preventScroll: true })
  }
  const onScroll = () => mark(frame, current(), links.length)
  frame.addEventListener('click', onClick, { signal })
  frame.addEventListener('keydown', onKey, { signal })
  strip.addEventListener('scroll', onScroll, { signal, passive: true })
  return {
    ...controlled,
    show: (at) => go(at, 'instant')?.focus({ preventScroll: true }),
  }
}

function mark(frame: HTMLElement, at: number, count: number): void {
  const counter = frame.querySelector('[data-counter]')
  if (counter) counter.textContent = `${at + 1} / ${count}`
  for (const thumb of frame.querySelectorAll<HTMLElement>('[data-thumb]'))
    thumb.setAttribute('aria-current', String(Number(thumb.dataset.thumb) === at))
}
