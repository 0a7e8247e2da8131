// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls, mount, submit, type } from '@/ui/form/mount.fixture'
import type { MailTemplate } from '../queries/select-mail-text'
import { textSaved, textWaits } from '../words'
import { MailTextEditor } from './mail-text-editor'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const TEXT = { subject: 'Your quote', body: 'Hello {{firstName}}' }
const TEMPLATE: MailTemplate = {
  key: 'quote-sent',
  title: 'Your quote',
  sentWhen: 'staff send an offer',
  variables: { firstName: 'David' },
  aboutMoney: true,
  warnsAdministrators: false,
  text: TEXT,
  product: TEXT,
  own: null,
  waitingSince: null,
}

let page: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await page.gone()
  vi.unstubAllGlobals()
})

/** Saves another subject, and is answered with the text that is then in use. */
async function save(subject: string, inUse: string, message: string) {
  const data = { ...TEMPLATE, text: { ...TEXT, subject: inUse } }
  const sent = answerCalls({ '/email-templates/quote-sent': { status: 200, body: { data, message } } })
  const frame = { sender: 'Kaido', footer: 'Sent by Kaido.' }
  page = await mount(<MailTextEditor email="aiko@example.com" frame={frame} mayUpdate template={TEMPLATE} />)
  await type(page.find<HTMLInputElement>('input'), subject)
  await submit(page.find<HTMLFormElement>('form'))
  expect(sent.map(({ body }) => body)).toEqual([{ ...TEXT, subject, updatedAt: null }])
  await vi.waitFor(() => expect(page.place.textContent).toContain(message))
  return page.find<HTMLInputElement>('input').value
}

test('a text that is saved stays in the editor', async () => {
  expect(await save('Here is your quote', 'Here is your quote', textSaved)).toBe('Here is your quote')
})

test('when a text waits for approval, the editor shows it and goes back to the one in use', async () => {
  expect(await save('Pay to 1234567', TEXT.subject, textWaits)).toBe(TEXT.subject)
})

test('what is wrong is marked at its field, with the message as its description', async () => {
  const errors = [{ path: 'body', message: 'Text is required' }]
  answerCalls({ '/email-templates/quote-sent': { status: 422, body: { message: 'Not saved', errors } } })
  const frame = { sender: 'Kaido', footer: 'Sent by Kaido.' }
  page = await mount(<MailTextEditor email="aiko@example.com" frame={frame} mayUpdate template={TEMPLATE} />)
  const [subject, body] = [page.find<HTMLInputElement>('input'), page.find('textarea')]
  const messageOf = (field: Element) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  await type(subject, '{{nobody}}')
  expect([subject, body].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'false'])
  expect(messageOf(subject)).toBe('Not available in this e-mail: {{nobody}}')
  await type(subject, 'Here is your quote')
  expect(subject.getAttribute('aria-invalid')).toBe('false')
  await submit(page.find<HTMLFormElement>('form'))
  await vi.waitFor(() => expect(messageOf(body)).toBe('Text is required'))
  expect([subject, body].map((field) => field.getAttribute('aria-invalid'))).toEqual(['false', 'true'])
})
