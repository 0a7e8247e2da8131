// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls, click, mount, submit, type } from '@/ui/form/mount.fixture'
import type { Department } from '../queries/list-departments'
import { weekOf } from '../rules/department-calendar-and-promises'
import { DepartmentForm } from './department-form'

const push = vi.fn()
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined, push, replace: push }),
}))

const NOTHING = { firstResponse: null, nextResponse: null, resolution: null }
const AT = '2026-11-23T05:00:00.000Z'
const SUPPORT: Department = {
  id: 7,
  title: 'Customer support',
  departmentTag: 'customer-support',
  description: null,
  email: null,
  leadId: 1,
  lead: { id: 1, name: 'Amina Otieno' },
  memberIds: [1],
  members: [{ id: 1, name: 'Amina Otieno' }],
  timeZone: 'Africa/Nairobi',
  hours: weekOf([{ day: 0, from: 540, to: 1020 }]),
  holidays: [{ day: '2026-12-25', name: 'Christmas Day' }],
  targets: {
    LOW: NOTHING,
    NORMAL: NOTHING,
    HIGH: NOTHING,
    URGENT: { firstResponse: 90, nextResponse: null, resolution: null },
  },
  isActive: true,
  isArchived: false,
  unresolved: 3,
  createdById: 1,
  updatedById: 1,
  createdAt: AT,
  updatedAt: AT,
}

const PATH = '/support-management/departments'
const SAVED = {
  status: 200,
  body: { data: { ...SUPPORT, updatedAt: '2026-11-24T05:00:00.000Z' }, message: 'Saved' },
}

let page: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

async function open(department: Department | null, may = { write: true, delete: true }) {
  page = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <DepartmentForm
        countries={[{ value: 'KE', label: 'Kenya' }]}
        country="KE"
        department={department}
        may={may}
        staff={[
          { id: 1, name: 'Amina Otieno' },
          { id: 2, name: 'José Ruiz' },
        ]}
        thisYear={2026}
        timeZone="Africa/Nairobi"
        timeZones={['Africa/Nairobi', 'Asia/Tokyo']}
      />
    </QueryClientProvider>,
  )
}

const field = (label: string): HTMLInputElement => {
  const named = [...page.place.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const input = named
    ? document.getElementById(named.htmlFor)
    : page.place.querySelector(`[aria-label="${label}"]`)
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${label}`)
  return input
}
const leave = (input: HTMLInputElement) =>
  act(async () => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
const send = () => submit(page.find<HTMLFormElement>('form'))

test('hours and durations are taken as they are typed, and sent as minutes', async () => {
  const sent = answerCalls({ [`${PATH}/7`]: SAVED })
  await open(SUPPORT)
  expect(field('First response, urgent priority').value).toBe('1 h 30 min')
  await type(field('Monday'), '8-12 13-17')
  await leave(field('Monday'))
  expect(field('Monday').value).toBe('8:00–12:00, 13:00–17:00')
  await click(page.button('Copy Monday to weekdays'))
  expect(field('Friday').value).toBe('8:00–12:00, 13:00–17:00')
  expect(field('Saturday').value).toBe('')
  expect(page.text()).toContain('Open 40 h a week')
  await type(field('First response, urgent priority'), '30m')
  await send()
  const office = [
    { from: 480, to: 720 },
    { from: 780, to: 1020 },
  ]
  expect(sent).toMatchObject([
    {
      path: `${PATH}/7`,
      body: {
        hours: [office, office, office, office, office, [], []],
        targets: { URGENT: { firstResponse: 30, nextResponse: null, resolution: null }, LOW: NOTHING },
        memberIds: [1],
        updatedAt: AT,
      },
    },
  ])
  expect(page.text()).toContain('Saved')
})

test('what cannot be read is shown at its field, and nothing is sent', async () => {
  const sent = answerCalls({})
  await open(SUPPORT)
  await type(field('Title'), ' ')
  await type(field('Tuesday'), 'nine to five')
  await type(field('Resolution, low priority'), '2 days')
  await send()
  expect(sent).toEqual([])
  for (const [label, message] of [
    ['Title', 'Title is required'],
    ['Tuesday', 'Tuesday: enter times such as 8:00–12:00, 13:00–17:00, or nothing'],
    ['Resolution, low priority', 'Enter a duration such as 4 h or 30 min, or nothing'],
  ] as const) {
    expect(field(label).getAttribute('aria-invalid'), label).toBe('true')
    expect(document.getElementById(`${field(label).id}-error`)?.textContent).toBe(message)
  }
  expect(document.activeElement).toBe(field('Title'))
})

test('public holidays are proposed, and those that are confirmed are in the list', async () => {
  const data = [
    { day: '2026-12-12', name: 'Jamhuri Day' },
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2026-12-26', name: 'Boxing Day' },
  ]
  const sent = answerCalls({
    '/support-management/holiday-proposals': { status: 200, body: { data } },
    [`${PATH}/7`]: SAVED,
  })
  await open(SUPPORT)
  await click(page.button('Show holidays'))
  // What is in the list already is not proposed.
  const boxes = [...page.place.querySelectorAll<HTMLInputElement>('fieldset fieldset li input')].filter(
    ({ labels }) => /December/.test(labels?.[0]?.textContent ?? ''),
  )
  expect(boxes).toHaveLength(2)
  await click(boxes[1] as HTMLInputElement)
  await click(page.button('Add 1 holiday'))
  await send()
  expect(sent.at(-1)?.body).toMatchObject({
    holidays: [
      { day: '2026-12-12', name: 'Jamhuri Day' },
      { day: '2026-12-25', name: 'Christmas Day' },
    ],
  })
})

test('a member is found by name without accents', async () => {
  answerCalls({})
  await open(SUPPORT)
  await type(field('Find a member of staff'), 'jose')
  const names = [...page.place.querySelectorAll('ul li label')].map(({ textContent }) => textContent)
  expect(names).toEqual(['José Ruiz'])
  await type(field('Find a member of staff'), 'nobody')
  expect(page.text()).toContain('Nobody of that name')
})

test('a new one begins with usual hours and promises, and goes on at its own address', async () => {
  const sent = answerCalls({ [PATH]: { status: 201, body: { data: SUPPORT, message: 'Created' } } })
  await open(null, { write: true, delete: false })
  await type(field('Title'), 'Parts')
  await send()
  expect(sent[0]).toMatchObject({ path: PATH, body: { title: 'Parts', timeZone: 'Africa/Nairobi' } })
  expect(push).toHaveBeenCalledWith('/admin/support-management/departments/7')
})

test('who may not change it reads it', async () => {
  answerCalls({})
  await open(SUPPORT, { write: false, delete: false })
  expect(page.find<HTMLFieldSetElement>('form > fieldset').disabled).toBe(true)
  expect(page.text()).not.toContain('Save department')
  expect(page.text()).not.toContain('Delete department')
})
