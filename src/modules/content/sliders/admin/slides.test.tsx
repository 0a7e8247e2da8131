// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '@/ui/client/call-api'
import type { Slide } from '../rules/slide'
import { NumberField } from './canvas/number-field'
import { DefaultSlideEditor } from './default-slide-editor'
import { slideName } from './slide-row'
import { SlidesList } from './slides-list'

const router = { push: vi.fn(), refresh: vi.fn(), replace: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('@/ui/client/call-api', () => ({ callApi: vi.fn() }))

const slide: Slide = {
  id: 3,
  type: 'DEFAULT',
  mediaUrl: '/media/ship.webp',
  mediaType: 'image',
  posterUrl: null,
  config: null,
  title: 'Fresh from Yokohama',
  subtitle: null,
  duration: 6,
  altText: null,
  href: null,
  enabled: true,
  placement: 'homepage',
  topicPageId: null,
  topicPageTitle: null,
  topicPageRoute: null,
  position: 0,
  createdAt: '2026-11-27T10:00:00.000Z',
  updatedAt: '2026-11-27T10:00:00.000Z',
}
const MAY = { update: true, delete: true }

let root: Root
let page: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.mocked(callApi).mockReset()
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await act(async () => root.unmount())
  page.remove()
})

const show = (shown: ReactNode) =>
  act(async () => root.render(<QueryClientProvider client={new QueryClient()}>{shown}</QueryClientProvider>))

const press = (selector: string) => act(async () => page.querySelector<HTMLElement>(selector)?.click())

test('a slide is disabled by its switch', async () => {
  const done = { ok: true, message: 'Done', issues: [], body: { data: slide } }
  vi.mocked(callApi).mockResolvedValue(done as never)
  await show(<SlidesList may={MAY} slides={[slide]} />)
  const named = page.querySelector('[role=switch]')
  expect([named?.getAttribute('aria-label'), named?.textContent]).toEqual([
    'Fresh from Yokohama is enabled',
    'Enabled',
  ])
  await press('[role=switch]')
  const id = { params: { path: { id: 3 } } }
  expect(callApi).toHaveBeenCalledExactlyOnceWith('patch', '/api/v1/homepage-slider/{id}/disable', id)
})

test('each place has its own order', async () => {
  const topic: Slide = {
    ...slide,
    id: 4,
    placement: 'topic-page',
    topicPageId: 1,
    topicPageTitle: 'How to buy',
  }
  await show(<SlidesList may={MAY} slides={[slide, { ...slide, id: 5 }, topic]} />)
  const sections = [...page.querySelectorAll('section')]
  expect(sections.map((section) => section.getAttribute('aria-label'))).toEqual(['Home page', 'How to buy'])
  expect(sections.map((section) => section.querySelectorAll('li').length)).toEqual([2, 1])
})

const LOST = { ok: false, message: 'Network error occurred', issues: [] }
const saved = (stored: Slide) => ({
  ok: true,
  message: 'Done',
  issues: [],
  status: 200,
  body: { data: stored },
})
/** Each answer once, in this order. */
function answers(...all: object[]) {
  for (const answer of all) vi.mocked(callApi).mockResolvedValueOnce(answer as never)
}
const sent = () => vi.mocked(callApi).mock.calls as unknown as [string, string, Record<string, object>][]

test('a new slide whose answer was lost is sent again as the same, and then changed', async () => {
  answers(LOST, saved(slide), saved(slide))
  await show(<DefaultSlideEditor pages={[]} slide={null} />)
  await press('[aria-keyshortcuts]')
  await enter('Title', 'Ships every Thursday')
  await press('[aria-keyshortcuts]')
  const [first, again, change] = sent()
  expect(again).toEqual(first)
  expect(change).toMatchObject(['patch', '/api/v1/homepage-slider/{id}', { params: { path: { id: 3 } } }])
  expect(change?.[2].body).toMatchObject({ title: 'Ships every Thursday', updatedAt: slide.updatedAt })
})

test.each<[boolean, string]>([
  [true, 'Network error occurred'],
  [false, 'You are offline. Nothing is lost; save again when you are back.'],
])('where the browser is connected: %s, a lost answer is called %s', async (isConnected, message) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected)
  answers(LOST)
  await show(<DefaultSlideEditor pages={[]} slide={slide} />)
  await press('[aria-keyshortcuts]')
  expect(alert()).toBe(message)
})

test('a new slide that was refused is sent as another one', async () => {
  const refused = { ok: false, message: 'Invalid', issues: [], status: 422 }
  answers(refused, saved(slide))
  await show(<DefaultSlideEditor pages={[]} slide={null} />)
  await press('[aria-keyshortcuts]')
  await press('[aria-keyshortcuts]')
  const [first, second] = sent()
  expect(second?.[0]).toBe('post')
  expect(second?.[2].headers).not.toEqual(first?.[2].headers)
})

const OUTDATED = {
  ok: false,
  message: 'Changed',
  issues: [{ path: 'updatedAt', message: 'Changed' }],
  status: 409,
}
const alert = () => page.querySelector('[role=alert]')?.textContent

test('a slide that somebody else has changed is saved as a copy', async () => {
  answers(OUTDATED, saved({ ...slide, title: 'Theirs' }), saved({ ...slide, id: 9 }))
  await show(<DefaultSlideEditor pages={[]} slide={slide} />)
  await press('[aria-keyshortcuts]')
  expect(sent()[0]?.[2]).toMatchObject({ body: { updatedAt: slide.updatedAt } })
  await press('[role=alert] button:last-of-type')
  expect(sent()[2]?.slice(0, 2)).toEqual(['post', '/api/v1/homepage-slider'])
  expect(location.pathname).toBe('/admin/content-management/homepage-slider/editor/default/9')
})

test('a slide that was deleted meanwhile is saved as a copy', async () => {
  answers({ ok: false, message: 'Not found', issues: [], status: 404 }, saved({ ...slide, id: 9 }))
  await show(<DefaultSlideEditor pages={[]} slide={slide} />)
  await press('[aria-keyshortcuts]')
  expect(alert()).toBe('This slide has been deleted meanwhile.Save mine as a copy')
  await press('[role=alert] button')
  expect(sent()[1]?.slice(0, 2)).toEqual(['post', '/api/v1/homepage-slider'])
  expect(alert()).toBeUndefined()
})

test('a slide that is stored as it is sent is saved, though an answer was lost', async () => {
  const newer = { ...slide, updatedAt: '2026-11-27T10:05:00.000Z' }
  answers(LOST, OUTDATED, saved(newer), saved(newer))
  await show(<DefaultSlideEditor pages={[]} slide={slide} />)
  for (const message of ['Network error occurred', undefined, undefined]) {
    await press('[aria-keyshortcuts]')
    expect(alert()).toBe(message)
  }
  expect(sent()[3]?.[2]).toMatchObject({ body: { updatedAt: newer.updatedAt } })
})

test('a video is saved with its still picture', async () => {
  const done = { ok: true, message: 'Done', issues: [], body: { data: slide } }
  vi.mocked(callApi).mockResolvedValue(done as never)
  const files = { mediaType: 'video', mediaUrl: '/media/ship.mp4', posterUrl: '/media/ship.webp' } as const
  await show(<DefaultSlideEditor pages={[]} slide={{ ...slide, ...files }} />)
  await press('[aria-keyshortcuts]')
  expect(vi.mocked(callApi).mock.calls[0]?.[2]).toMatchObject({ body: files })
})

/** The control with this label, and what describes it. */
function field(label: string) {
  const named = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const control = document.getElementById(named?.htmlFor ?? '') as HTMLInputElement
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return { control, describedBy: ids.map((id) => document.getElementById(id)?.textContent) }
}

/** Types into the control with this label. */
const enter = (label: string, value: string) =>
  act(async () => {
    const { control } = field(label)
    control.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.blur()
  })

test('what is refused is marked, each with its own error', async () => {
  const messages = { Title: 'Title is wrong', 'Duration in seconds': 'Duration is wrong' }
  const issues = [
    { path: 'title', message: messages.Title },
    { path: 'duration', message: messages['Duration in seconds'] },
  ]
  vi.mocked(callApi).mockResolvedValue({ ok: false, message: 'Invalid', issues, status: 422 } as never)
  await show(<DefaultSlideEditor pages={[]} slide={slide} />)
  await press('[aria-keyshortcuts]')
  for (const [label, message] of Object.entries(messages)) {
    expect(field(label).control.getAttribute('aria-invalid')).toBe('true')
    expect(field(label).describedBy).toContain(message)
  }
  expect(field('Link').control.getAttribute('aria-invalid')).toBe('false')
})

test('a number outside its bounds is refused where it is entered', async () => {
  const onCommit = vi.fn()
  await show(<NumberField bounds={{ min: 120, max: 900 }} label="Height" onCommit={onCommit} value={360} />)
  await enter('Height', '5')
  expect([field('Height').control.value, field('Height').describedBy]).toEqual([
    '5',
    ['Enter a number from 120 to 900'],
  ])
  expect(onCommit).not.toHaveBeenCalled()
  await enter('Height', '500')
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(500)
})

test('nothing is saved while a file is still being sent', async () => {
  const { promise, resolve } = Promise.withResolvers<never>()
  vi.mocked(callApi).mockReturnValue(promise)
  await show(<DefaultSlideEditor pages={[]} slide={slide} />)
  const { control } = field('Picture')
  const file = new File(['x'], 'ship.png', { type: 'image/png' })
  Object.defineProperty(control, 'files', { value: [file], configurable: true })
  await act(async () => void control.dispatchEvent(new Event('change', { bubbles: true })))
  const save = () => page.querySelector<HTMLButtonElement>('[aria-keyshortcuts]')
  expect(save()?.disabled).toBe(true)
  await act(async () =>
    resolve({ ok: false, message: 'No space', issues: [], status: 507, isOwnMessage: true } as never),
  )
  expect(save()?.disabled).toBe(false)
  expect(field('Picture').describedBy).toContain('No space')
})

test.each<[string, Partial<Slide>]>([
  ['Fresh from Yokohama', {}],
  ['Untitled picture', { title: null }],
  ['Untitled video', { title: null, mediaType: 'video' }],
  ['Untitled banner', { title: null, type: 'CUSTOM_CONFIG' }],
])('a slide is called %s', (name, more) => expect(slideName({ ...slide, ...more })).toBe(name))
