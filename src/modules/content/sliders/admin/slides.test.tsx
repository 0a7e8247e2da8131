// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '@/ui/client/call-from-back-office'
import type { Slide } from '../rules/slide'
import { DefaultEditor } from './default-editor'
import { SlidesList } from './slides-list'

const router = { push: vi.fn(), refresh: vi.fn(), replace: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('@/ui/client/call-from-back-office', () => ({ callApi: vi.fn() }))

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

test('a slide that somebody else has changed is saved as a copy', async () => {
  const issues = [{ path: 'updatedAt', message: 'Changed' }]
  vi.mocked(callApi).mockResolvedValueOnce({ ok: false, message: 'Changed', issues, status: 409 } as never)
  const copy = { ...slide, id: 9 }
  const done = { ok: true, message: 'Done', issues: [], body: { data: copy } }
  vi.mocked(callApi).mockResolvedValueOnce(done as never)
  await show(<DefaultEditor pages={[]} slide={slide} />)
  await press('[aria-keyshortcuts]')
  expect(vi.mocked(callApi).mock.calls[0]?.[2]).toMatchObject({ body: { updatedAt: slide.updatedAt } })
  const buttons = [...page.querySelectorAll('[role=alert] button')]
  const saveCopy = buttons.find(({ textContent }) => textContent === 'Save mine as a copy')
  await act(async () => (saveCopy as HTMLElement).click())
  expect(vi.mocked(callApi).mock.calls[1]?.slice(0, 2)).toEqual(['post', '/api/v1/homepage-slider'])
  expect(location.pathname).toBe('/admin/content-management/homepage-slider/editor/default/9')
})

test('a video is saved with its still picture', async () => {
  const done = { ok: true, message: 'Done', issues: [], body: { data: slide } }
  vi.mocked(callApi).mockResolvedValue(done as never)
  const files = { mediaType: 'video', mediaUrl: '/media/ship.mp4', posterUrl: '/media/ship.webp' } as const
  await show(<DefaultEditor pages={[]} slide={{ ...slide, ...files }} />)
  await press('[aria-keyshortcuts]')
  expect(vi.mocked(callApi).mock.calls[0]?.[2]).toMatchObject({ body: files })
})
