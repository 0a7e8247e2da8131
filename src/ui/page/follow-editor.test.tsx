// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mount } from '@/ui/form/mount.fixture'
import { FollowEditor } from './follow-editor'

const { router } = vi.hoisted(() => ({ router: { refresh: vi.fn() } }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))
beforeEach(() => router.refresh.mockClear())

const send = (origin: string, type: string) =>
  act(async () => {
    dispatchEvent(Object.assign(new MessageEvent('message', { data: { type } }), { origin }))
  })

test('a page in the preview is read anew when the editor has saved it, and at no other message', async () => {
  await mount(<FollowEditor />)
  router.refresh.mockClear()
  await send('https://evil.example', 'payload-document-event')
  await send(location.origin, 'payload-live-preview')
  expect(router.refresh).not.toHaveBeenCalled()
  await send(location.origin, 'payload-document-event')
  expect(router.refresh).toHaveBeenCalledOnce()
})
