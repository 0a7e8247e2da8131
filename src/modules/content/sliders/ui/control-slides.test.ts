// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { controlSlides, type SlideControls } from './control-slides'

let controls: SlideControls | undefined
const played: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  played.length = 0
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(this.getAttribute('src') ?? '')
  })
})
afterEach(() => {
  controls?.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Starts two slides of three and five seconds, the first with a video, for a reader of whom `matches` holds. */
function start({ matches = [], saving = false }: { matches?: string[]; saving?: boolean } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches.some((part) => query.includes(part)) }))
  document.body.innerHTML = `<section><ul data-slides>
    <li data-seconds="3"><video data-src="/media/ship.mp4"></video></li><li data-seconds="5"></li></ul></section>`
  const root = document.querySelector('section') as HTMLElement
  const strip = root.querySelector('ul') as HTMLElement
  Object.defineProperty(strip, 'clientWidth', { value: 1_000 })
  const moves: unknown[] = []
  strip.scrollTo = ((to: ScrollToOptions) => {
    moves.push(to)
    strip.scrollLeft = to.left ?? 0
    strip.dispatchEvent(new Event('scroll'))
  }) as typeof strip.scrollTo
  controls = controlSlides(root, saving, () => undefined)
  return moves
}

test('each slide is shown for its seconds, the first again after the last', () => {
  const moves = start()
  vi.advanceTimersByTime(2_900)
  expect(moves).toEqual([])
  vi.advanceTimersByTime(200)
  expect(moves).toEqual([{ left: 1_000, behavior: 'smooth' }])
  vi.advanceTimersByTime(5_000)
  expect(moves.at(-1)).toEqual({ left: 0, behavior: 'smooth' })
})

test('whoever moves them stops them', () => {
  const moves = start()
  controls?.go(-1)
  vi.advanceTimersByTime(60_000)
  expect(moves).toEqual([{ left: 1_000, behavior: 'smooth' }])
})

test('a video is played while its slide is shown', () => {
  start()
  expect(played).toEqual(['/media/ship.mp4'])
})

test.each([
  ['on a phone', { matches: ['width <'] }],
  ['for those who prefer no motion', { matches: ['reduced-motion'] }],
  ['for those who save data', { saving: true }],
])('%s no video is fetched', (_, reader) => {
  start(reader)
  expect(played).toEqual([])
  expect(document.querySelector('video')?.hasAttribute('src')).toBe(false)
})

test.each([
  ['prefer no motion', { matches: ['reduced-motion'] }],
  ['save data', { saving: true }],
])('nothing moves by itself for those who %s', (_, reader) => {
  const moves = start(reader)
  vi.advanceTimersByTime(60_000)
  expect(moves).toEqual([])
})
