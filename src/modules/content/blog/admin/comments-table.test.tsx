// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListContext } from '@/ui/back-office/list/list-context'
import type { StaffComment } from '../queries/list-staff-comments'
import { CommentsTable } from './comments-table'
import { decideComments, deleteComments } from './decide-or-delete-comments'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }))
vi.mock('./decide-or-delete-comments', () => ({ decideComments: vi.fn(), deleteComments: vi.fn() }))

const row: StaffComment = {
  id: 3,
  postId: 1,
  postTitle: 'Ships to Mombasa',
  content: 'Thank you, that helped.',
  author: { name: 'Amina', email: 'amina@kaido.example' },
  isApproved: true,
  isSpam: false,
  isToCheck: false,
  createdAt: '2026-11-27T10:00:00.000Z',
}
const held = {
  ...row,
  id: 4,
  content: 'See www.spam.example',
  isApproved: false,
  isSpam: true,
  isToCheck: true,
}
const ALL = { update: true, delete: true }

let root: Root
let page: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})

afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.unstubAllGlobals()
})

const show = (may: { update: boolean; delete: boolean }, named = true) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ListContext given={{}}>
          <CommentsTable
            may={may}
            shown={{ rows: [row, held], limit: 10, page: 1, pages: 1, total: 2 }}
            shows={{ post: true, named }}
          />
        </ListContext>
      </QueryClientProvider>,
    ),
  )
const verbsIn = (place: Element | null | undefined) =>
  [...(place?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)
const verbsOf = (id: number) => verbsIn(page.querySelector(`[data-row="${id}"]`))
const bar = () => page.querySelector('[role=toolbar]')
const press = (place: Element | null, verb: string) =>
  act(async () =>
    [...(place?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === verb)?.click(),
  )

test('what can be done depends on the comment and on the viewer', async () => {
  await show(ALL)
  expect(verbsOf(3)).toEqual(['Hide', 'Mark as spam', 'Delete'])
  expect(verbsOf(4)).toEqual(['Approve', 'Hide', 'Mark as spam', 'Delete'])
  await show({ update: true, delete: false })
  expect(verbsOf(3)).toEqual(['Hide', 'Mark as spam'])
  await show({ update: false, delete: false }, false)
  expect(verbsOf(3)).toEqual([])
  expect(page.textContent).not.toContain('Amina')
})

test('several are approved at once, and are selected no longer', async () => {
  vi.mocked(decideComments).mockResolvedValue({ ok: true, message: 'Done', issues: [], body: null })
  await show(ALL)
  expect(bar()).toBeNull()
  await act(async () => page.querySelector<HTMLInputElement>('thead input')?.click())
  expect(verbsIn(bar())).toEqual(['Clear', 'Approve', 'Hide', 'Mark as spam', 'Delete'])
  expect(page.textContent).toContain('2 of 2 rows selected.')
  await press(bar(), 'Approve')
  expect(decideComments).toHaveBeenCalledWith([3, 4], 'approve')
  expect(bar()).toBeNull()
})

test('several are deleted once that is confirmed; a refusal stays in the dialog', async () => {
  vi.mocked(deleteComments).mockResolvedValue({ ok: false, message: 'Failed', issues: [], status: 500 })
  await show(ALL)
  await act(async () => page.querySelector<HTMLInputElement>('thead input')?.click())
  await press(bar(), 'Delete')
  const dialog = document.querySelector('[role=alertdialog]')
  expect(dialog?.textContent).toContain(
    'Are you sure you want to delete these 2 comments? This action cannot be undone.',
  )
  expect(deleteComments).not.toHaveBeenCalled()
  await press(dialog, 'Delete')
  expect(deleteComments).toHaveBeenCalledWith([3, 4])
  expect(dialog?.querySelector('[role=alert]')?.textContent).toBe('Failed')
})
