import { beforeEach, expect, it, vi } from 'vitest'
import { callApi } from '@/ui/client/call-api'
import { decideComments, deleteComments } from './decide-or-delete-comments'

vi.mock('@/ui/client/call-api', () => ({ callApi: vi.fn() }))
const call = vi.mocked(callApi) as unknown as ReturnType<typeof vi.fn>
const ok = { ok: true, message: 'ok', issues: [] }
const failed = { ok: false, message: 'no', issues: [], status: 500 }

beforeEach(() => call.mockReset())

it.each([
  ['approve', { isApproved: true }],
  ['hide', { isApproved: false, isSpam: false }],
  ['spam', { isSpam: true }],
] as const)('%s sends %j for each comment', async (decision, body) => {
  call.mockResolvedValue(ok)
  expect(await decideComments([3, 4], decision)).toMatchObject({
    ok: true,
    message: '2 comments updated successfully!',
  })
  expect(call.mock.calls.map(([method, , sent]) => [method, sent])).toEqual(
    [3, 4].map((id) => ['patch', { params: { path: { id } }, body }]),
  )
})

it('one comment has the messages of one', async () => {
  call.mockResolvedValueOnce(ok)
  expect(await deleteComments([3])).toMatchObject({ ok: true, message: 'Comment deleted successfully!' })
  call.mockResolvedValue(failed)
  expect(await deleteComments([3])).toMatchObject({
    ok: false,
    message: 'Failed to delete comment. Please try again.',
  })
  expect(await decideComments([3], 'hide')).toMatchObject({
    message: 'Failed to update comment. Please try again.',
  })
})

it('several stop at the first that fails, and it is shown how many are done', async () => {
  call.mockResolvedValueOnce(ok).mockResolvedValueOnce(failed)
  expect(await deleteComments([3, 4, 5])).toMatchObject({
    ok: false,
    message: '1 of 3 done. Failed to delete comment. Please try again.',
  })
  expect(call).toHaveBeenCalledTimes(2)
})
