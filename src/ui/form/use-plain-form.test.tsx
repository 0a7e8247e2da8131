// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import type { Called } from '@/ui/client/answer'
import { mount, submit, type } from './mount.fixture'
import { usePlainForm } from './use-plain-form'

let page: Awaited<ReturnType<typeof mount>>
afterEach(() => page.gone())

type Props = { send: (texts: unknown) => Promise<Called> }

function Review({ send }: Props) {
  const { errors, problem, submit } = usePlainForm({
    names: ['rating', 'title'],
    check: ({ title }) => (title === '' ? [{ path: 'title', message: 'Enter a title' }] : []),
    fallback: 'Not sent',
    submit: send,
  })
  return (
    <form onSubmit={submit}>
      <input id="one" name="rating" type="radio" value="1" />
      <input id="two" name="rating" type="radio" value="2" />
      <input id="title" name="title" />
      <output>{Object.values(errors).join()}</output>
      <p role="alert">{problem}</p>
    </form>
  )
}

const form = () => page.find<HTMLFormElement>('form')
const shown = () => [page.find('output').textContent, document.activeElement?.id]
const refusal = (...issues: Called['issues']): Called => ({ ok: false, message: '', issues, status: 400 })

it('what the rules refuse is not sent, and gets the focus', async () => {
  const send = vi.fn(async () => refusal())
  page = await mount(<Review send={send} />)
  await submit(form())
  expect(shown()).toEqual(['Enter a title', 'title'])
  expect(send).not.toHaveBeenCalled()
})

it("the server's errors stand at their fields, of which a group of buttons is one", async () => {
  const issues = [
    { path: 'title', message: 'Too short' },
    { path: 'rating', message: 'Choose one' },
  ]
  page = await mount(<Review send={async () => refusal(...issues)} />)
  await type(page.find('#title'), 'Fine')
  await submit(form())
  expect(shown()[1]).toBe('one')
})

it('a refusal without a reason is worded by the form', async () => {
  page = await mount(<Review send={async () => refusal()} />)
  await type(page.find('#title'), 'Fine')
  await submit(form())
  expect(page.find('[role=alert]').textContent).toBe('Not sent')
})

it('what was wrong is gone once the form was sent', async () => {
  const send = vi.fn(async () => refusal({ path: 'rating', message: 'Choose one' }))
  page = await mount(<Review send={send} />)
  await type(page.find('#title'), 'Fine')
  await submit(form())
  expect(shown()[0]).toBe('Choose one')
  send.mockResolvedValue(refusal())
  await submit(form())
  expect([shown()[0], page.find('[role=alert]').textContent]).toEqual(['', 'Not sent'])
  send.mockResolvedValue({ ok: true, message: 'Sent', issues: [], status: 200 })
  await submit(form())
  expect([shown()[0], page.find('[role=alert]').textContent]).toEqual(['', ''])
})

it('a message goes once its field is corrected, and not before', async () => {
  const issues = [
    { path: 'title', message: 'Too short' },
    { path: 'rating', message: 'Choose one' },
  ]
  page = await mount(<Review send={async () => refusal(...issues)} />)
  await type(page.find('#title'), 'Fine')
  await submit(form())
  await type(page.find('#title'), 'Finer')
  expect(shown()[0]).toBe('Choose one')
  await type(page.find('#title'), '')
  await submit(form())
  expect(shown()[0]).toBe('Enter a title')
  await type(page.find('#title'), 'F')
  expect(shown()[0]).toBe('')
})
