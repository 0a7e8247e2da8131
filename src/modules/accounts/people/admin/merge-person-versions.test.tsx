// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, click, mount, submit, type } from '@/ui/form/mount.fixture'
import type { Person } from '../queries/select-person'
import { PersonForm } from './person-form'

vi.mock('@payloadcms/ui', () => ({ toast: { info: vi.fn() } }))
// Unknown to happy-dom; without it the form takes the first option of every list for something chosen.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { value: 0 })

const NOW = '2026-06-15T10:00:00.000Z'
const LATER = '2026-06-15T10:05:00.000Z'

const opened: Person = {
  id: 9,
  email: 'jun@example.com',
  firstName: 'Jun',
  middleName: null,
  lastName: 'Mori',
  phoneNumber: '+819012345678',
  address: 'Hill 1',
  city: 'Yokohama',
  state: null,
  zip: '2310001',
  country: 'Japan',
  gender: null,
  dob: null,
  deliveryAddress1: null,
  deliveryAddress2: null,
  deliveryAddress3: null,
  companyName: null,
  companyAddress: null,
  profilePictureUrl: null,
  status: 'ACTIVE',
  userType: null,
  roleId: 3,
  roleName: 'Manager',
  assignedShowrooms: [1],
  emailVerifiedAt: NOW,
  lastSignInAt: null,
  hasSecondFactor: false,
  createdAt: NOW,
  updatedAt: NOW,
}

const choices = {
  roles: [
    { id: 3, name: 'Manager', open: true },
    { id: 4, name: 'Operator', open: true },
  ],
  showrooms: [
    { id: 1, name: 'Yokohama' },
    { id: 2, name: 'Nairobi' },
  ],
  mayGiveAll: true,
  topCountries: ['Japan'],
  countries: ['Japan', 'Kenya'],
}

const onSaved = vi.fn()
let answers: Parameters<typeof answerCalls>[0]
let sent: ReturnType<typeof answerCalls>
let shown: Awaited<ReturnType<typeof mount>>

function Screen({ theirs }: { theirs: Partial<Person> }) {
  const [person, setPerson] = useState(opened)
  return (
    <PersonForm
      asStaff
      choices={choices}
      onCancel={vi.fn()}
      onReload={() => setPerson({ ...opened, ...theirs, updatedAt: LATER })}
      onSaved={onSaved}
      person={person}
    />
  )
}

const field = (name: string) => shown.find<HTMLInputElement>(`#person-${name}`)
const until = (check: () => void) => act(() => vi.waitFor(check))
const patches = () => sent.map(({ body }) => body)

beforeEach(() => {
  const errors = [{ path: 'updatedAt', message: 'Outdated' }]
  answers = { '/users/9': { status: 409, body: { message: 'Someone else changed this record.', errors } } }
  sent = answerCalls(answers)
})

afterEach(async () => {
  await shown.gone()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

it('a save that comes too late shows both versions of a person, and saves the merged one over theirs', async () => {
  const theirs = { city: 'Kobe', roleId: 4, assignedShowrooms: [1, 2], email: 'mori@example.com' }
  shown = await mount(<Screen theirs={theirs} />)
  await type(field('city'), 'Tokyo')
  await type(field('firstName'), 'Junko')
  await submit(shown.find('form'))
  await until(() => expect(shown.text()).toContain('This contact was saved by someone else'))
  for (const text of ['Your versionTokyo', 'The other versionKobe', 'Before: Yokohama'])
    expect(shown.text()).toContain(text)
  const listed = [...shown.place.querySelectorAll('tbody tr')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  )
  expect(listed).toEqual([
    ['First name', 'Junko', 'Your version'],
    ['E-mail', 'mori@example.com', 'The other version'],
    ['Role', 'Operator', 'The other version'],
    ['Assigned showrooms', 'Yokohama\nNairobi', 'The other version'],
  ])
  answers['/users/9'] = { status: 200, body: { data: {}, message: 'Saved' } }
  await click(shown.button('Save merged'))
  await until(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(patches()).toHaveLength(2)
  expect(patches()[1]).toEqual({ firstName: 'Junko', city: 'Tokyo', updatedAt: LATER })
})

it('what was entered can be given up for the other version', async () => {
  shown = await mount(<Screen theirs={{ city: 'Kobe', lastName: 'Mori-Abe' }} />)
  await type(field('city'), 'Tokyo')
  await submit(shown.find('form'))
  await until(() => expect(shown.text()).toContain('Save merged'))
  await click(shown.button('Discard my version'))
  const sure = [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Discard my version',
  )
  await click(sure.at(-1) ?? document.body)
  await until(() => expect(field('city').value).toBe('Kobe'))
  expect(shown.text()).not.toContain('Save merged')
  expect(field('lastName').value).toBe('Mori-Abe')
  expect(patches()).toHaveLength(1)
})

it('a person who has left the page of the list is not compared: what was entered stays, with the reason', async () => {
  shown = await mount(
    <PersonForm
      asStaff
      choices={choices}
      onCancel={vi.fn()}
      onReload={null}
      onSaved={onSaved}
      person={opened}
    />,
  )
  await type(field('city'), 'Tokyo')
  await submit(shown.find('form'))
  await until(() => expect(shown.text()).toContain('is no longer on this page of the list'))
  expect(field('city').value).toBe('Tokyo')
})
