import { PHONE_BELOW } from '../rules/banner-styles'

/** What buttons do to a row of slides. */
export type SlideControls = {
  go: (to: number) => void
  setPlaying: (isPlaying: boolean) => void
  stop: () => void
}

type Follow = (state: { at?: number; isPlaying?: boolean }) => void

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Moves the slides of `root` on, each after its seconds, and plays their videos, unless the reader prefers no motion or saves
 * data; not while they point at the slides, use them by keyboard, or look at another tab.
 */
export function controlSlides(root: HTMLElement, isSaving: boolean, follow: Follow): SlideControls {
  const strip = root.querySelector('[data-slides]') as HTMLElement
  const slides = [...strip.children] as HTMLElement[]
  const end = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** By the button, which then has the focus. */
  let isChosen = false
  let isPlaying = !isSaving && !isStill()

  const at = () => Math.round(strip.scrollLeft / strip.clientWidth)
  const scroll = (to: number) => {
    const left = ((to + slides.length) % slides.length) * strip.clientWidth
    strip.scrollTo({ left, behavior: isStill() ? 'instant' : 'smooth' })
  }
  const isHeld = () => document.hidden || root.matches(isChosen ? ':hover' : ':hover, :has(:focus-visible)')
  const run = () => {
    clearTimeout(timer)
    const current = at()
    playVideos(slides, isPlaying ? current : -1)
    if (isPlaying && slides.length > 1 && !isHeld())
      timer = setTimeout(() => scroll(at() + 1), Number(slides[current]?.dataset.seconds) * 1_000)
  }
  const onScroll = () => {
    follow({ at: at() })
    run()
  }
  const setPlaying = (wanted: boolean) => {
    isChosen = isPlaying = wanted
    follow({ isPlaying })
    run()
  }

  const { signal } = end
  strip.addEventListener('scroll', onScroll, { signal, passive: true })
  for (const event of HELD_BY) root.addEventListener(event, run, { signal })
  document.addEventListener('visibilitychange', run, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  follow({ isPlaying })
  run()
  const go = (to: number) => {
    setPlaying(false)
    scroll(to)
  }
  return { go, setPlaying, stop: () => end.abort() }
}

const HELD_BY = ['pointerenter', 'pointerleave', 'focusin', 'focusout']

/** Plays the video of one slide alone. It gets its address when it is first played, and none on a phone. */
function playVideos(slides: readonly HTMLElement[], current: number): void {
  const isPhone = matchMedia(`(width < ${PHONE_BELOW})`).matches
  for (const [place, slide] of slides.entries()) {
    const video = slide.querySelector('video')
    if (!video) continue
    if (place !== current || isPhone) {
      video.pause()
      continue
    }
    video.muted = true
    if (!video.src) video.src = video.dataset.src ?? ''
    // Refused while something saves power: the still picture stays.
    video.play().catch(() => undefined)
  }
}
