// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { callApi } from '@/ui/client/call-api'
import { bannerWithDefaults } from '../../rules/banner-defaults'
import type { Slide } from '../../rules/slide'
import { BannerEditor } from './banner-editor'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))
vi.mock('@/ui/client/call-api', () => ({ callApi: vi.fn() }))

const config = bannerWithDefaults({
  textElements: [{ text: 'Cars' }],
  linkElements: [{ label: 'Go', href: 'vehicles' }],
})
const slide = { id: 3, type: 'CUSTOM_CONFIG', config, title: 'Ships', updatedAt: '' } as Slide

test('the element that is refused is chosen, its field marked, and every error listed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const issues = [
    { path: 'title', message: 'Name is wrong' },
    { path: 'config.linkElements.0.href', message: 'Link is wrong' },
  ]
  vi.mocked(callApi).mockResolvedValue({ ok: false, message: 'Invalid', issues, status: 422 } as never)
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <BannerEditor pages={[]} slide={slide} />
      </QueryClientProvider>,
    ),
  )
  await act(async () => page.querySelector<HTMLElement>('button[aria-keyshortcuts]')?.click())
  const wrong = [...page.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')]
  expect(wrong.map(({ value }) => value).toSorted()).toEqual(['Ships', 'vehicles'])
  expect(wrong.every((field) => field.closest('details')?.open !== false)).toBe(true)
  expect([...page.querySelectorAll('[role=alert] li')].map(({ textContent }) => textContent)).toEqual([
    'Name is wrong',
    'Link is wrong',
  ])
  await act(async () => root.unmount())
})
