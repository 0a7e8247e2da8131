// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { answerCalls, click, mount } from '@/ui/form/mount.fixture'
import { DeleteImage } from './delete-image'

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('@payloadcms/ui', () => ({
  toast: { success: vi.fn() },
  useDocumentDrawerContext: () => ({}),
  useDocumentInfo: () => ({ id: 7, hasDeletePermission: true }),
}))

let shown: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await shown.gone()
  vi.unstubAllGlobals()
})

const NOTHING = { words: null, listed: [], others: 0 }

async function openQuestion(uses: object) {
  const sent = answerCalls({
    '/images/7/uses': { status: 200, body: { data: uses } },
    '/images/7': { status: 200, body: { message: 'Image deleted' } },
  })
  shown = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteImage />
    </QueryClientProvider>,
  )
  await click(shown.button('Delete'))
  const dialog = () => document.querySelector('[role="alertdialog"]')?.textContent ?? ''
  const confirm = [...document.querySelectorAll('button')]
    .filter(({ textContent }) => textContent === 'Delete')
    .at(-1)
  return { sent, dialog, confirm: confirm ?? document.body }
}

it('an image in use is not deleted: the dialog names what uses it', async () => {
  const listed = [
    { kind: 'Vehicle', title: 'Toyota Vitz', detail: 'KD-000004', href: '/admin/inventory/vehicles/edit/4' },
  ]
  const { confirm, dialog } = await openQuestion({ words: '1 vehicle', listed, others: 0 })
  await act(() => vi.waitFor(() => expect(dialog()).toContain('Used by 1 vehicle, so it cannot be deleted.')))
  expect(dialog()).toContain('Toyota Vitz')
  expect(confirm.hasAttribute('disabled')).toBe(true)
})

it('one that nothing uses is deleted, and the list follows', async () => {
  const { confirm, dialog, sent } = await openQuestion(NOTHING)
  await act(() => vi.waitFor(() => expect(dialog()).toContain('Nothing uses this image.')))
  await click(confirm)
  await act(() => vi.waitFor(() => expect(router.push).toHaveBeenCalledWith('/admin/collections/media')))
  expect(sent.map(({ path }) => path)).toContain('/images/7')
})
