// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, click, mount, submit, type } from '@/ui/form/mount.fixture'
import { PersonForm } from './person-form'

vi.mock('@payloadcms/ui', () => ({ toast: { info: vi.fn() } }))
// Unknown to happy-dom; without it the form takes the first option of every list for something chosen.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { value: 0 })

const choices = {
  roles: [{ id: 4, name: 'Operator', open: true }],
  showrooms: [{ id: 2, name: 'Nairobi' }],
  mayGiveAll: true,
  topCountries: ['Japan'],
  countries: ['Japan', 'Kenya'],
}

let sent: ReturnType<typeof answerCalls>
let shown: Awaited<ReturnType<typeof mount>>

beforeEach(async () => {
  sent = answerCalls({ '/users': { status: 201, body: { data: {}, message: 'User created successfully' } } })
  shown = await mount(
    <PersonForm
      asStaff
      choices={choices}
      onCancel={vi.fn()}
      onReload={null}
      onSaved={vi.fn()}
      person={null}
    />,
  )
})

afterEach(async () => {
  await shown.gone()
  vi.unstubAllGlobals()
})

const field = (name: string) => shown.find<HTMLInputElement>(`#person-${name}`)
const labels = () => [...shown.place.querySelectorAll('label, legend')].map(({ textContent }) => textContent)

it('somebody new is asked for role, showrooms and phone, and not for where they live', async () => {
  expect(labels().slice(0, 4)).toEqual(['Role', 'Assigned showrooms', ' All showrooms', ' Nairobi'])
  for (const asked of ['Country', 'City', 'Address', 'Type']) expect(labels()).not.toContain(asked)
  expect(field('status').value).toBe('ACTIVE')
})

it('somebody new is not created without a role, and then with what the form asks alone', async () => {
  for (const [name, text] of [
    ['firstName', 'Aiko'],
    ['lastName', 'Mori'],
    ['email', 'aiko@example.com'],
    ['phoneNumber', '+254712345678'],
  ] as const)
    await type(field(name), text)
  await submit(shown.find('form'))
  expect(shown.text()).toContain('Please choose a role')
  expect(sent).toEqual([])
  const role = shown.find<HTMLSelectElement>('#person-roleId')
  await act(async () => {
    role.value = '4'
    role.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await click(shown.find('input[value="2"]'))
  await submit(shown.find('form'))
  await act(() => vi.waitFor(() => expect(sent).toHaveLength(1)))
  expect(sent[0]?.body).toEqual(
    expect.objectContaining({ roleId: 4, assignedShowrooms: [2], status: 'ACTIVE', firstName: 'Aiko' }),
  )
  expect(sent[0]?.body).not.toHaveProperty('address')
  expect(sent[0]?.body).not.toHaveProperty('country')
})
