// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { answerCalls, mount, submit } from '@/ui/form/mount.fixture'
import { Conversation } from './conversation'

const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const NOTE = { internal: false, createdAt: '2026-11-22T10:00:00.000Z', author: null }
const NOTES = [
  { ...NOTE, id: 1, fromCustomer: true, message: 'Is it still there?' },
  { ...NOTE, id: 2, fromCustomer: false, message: 'It is.' },
]

let page: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await page.gone()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const write = (text: string) =>
  act(async () => {
    const area = page.find<HTMLTextAreaElement>('textarea')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
const send = () => submit(page.find<HTMLFormElement>('form'))

it('shows who wrote what, and sends the next message', async () => {
  const sent = answerCalls({
    '/quotes/my-quotes/12/notes': { status: 201, body: { data: NOTES, message: 'Message sent' } },
  })
  page = await mount(<Conversation quoteId={12} notes={NOTES} />)
  expect([...page.place.querySelectorAll('li strong')].map(({ textContent }) => textContent)).toEqual([
    'You',
    'Our team',
  ])
  await send()
  expect(page.text()).toContain('Please write a message')
  await write('Thank you')
  await send()
  await vi.waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(sent.map(({ body }) => body)).toEqual([{ message: 'Thank you' }])
  expect(page.find<HTMLTextAreaElement>('textarea').value).toBe('')
})

it('has a message again that was typed and not sent when the page was left', async () => {
  page = await mount(<Conversation quoteId={12} notes={[]} />)
  await write('Hello?')
  await page.gone()
  page = await mount(<Conversation quoteId={12} notes={[]} />)
  expect(page.find<HTMLTextAreaElement>('textarea').value).toBe('Hello?')
  expect(page.text()).toContain('It has not been saved yet.')
})

it('keeps a message that could not be sent', async () => {
  answerCalls({ '/quotes/my-quotes/12/notes': { status: 500, body: {} } })
  page = await mount(<Conversation quoteId={12} notes={[]} />)
  expect(page.text()).toContain('No messages yet')
  await write('Hello?')
  await send()
  await vi.waitFor(() => expect(page.text()).toContain('Your message could not be sent. Please try again.'))
  expect(page.find<HTMLTextAreaElement>('textarea').value).toBe('Hello?')
})
