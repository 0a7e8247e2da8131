// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { anythingUnsaved } from '@/ui/back-office/connection/unsaved-forms'
import type { Called } from '@/ui/client/answer'
import { mount, submit, type } from './mount.fixture'
import { useSchemaForm } from './use-schema-form'

const schema = z.object({ city: z.string().min(1, 'Enter a city'), zip: z.string() })
const SAVED: Called = { ok: true, message: 'Saved', issues: [], status: 200 }
const refusal = (...issues: Called['issues']): Called => ({
  ok: false,
  message: 'Not saved',
  issues,
  status: 400,
})

let page: Awaited<ReturnType<typeof mount>>
afterEach(async () => {
  await page.gone()
  sessionStorage.clear()
})

type Props = {
  send: (values: unknown) => Promise<Called | undefined>
  of?: 'controls' | 'values'
  isFinal?: boolean
}

function Place({ isFinal, of = 'values', send }: Props) {
  const form = useSchemaForm({
    schema,
    defaultValues: { city: '', zip: '' },
    guardsChanges: true,
    draft: { name: 'place', at: '', of },
    isFinal,
    submit: send,
  })
  return (
    <form noValidate onSubmit={form.submit} ref={form.persisted.form}>
      <input id="city" {...form.register('city')} />
      <p id="city-error">{form.errorOf('city')}</p>
      <input id="zip" {...form.register('zip')} />
      <p id="zip-error">{form.errorOf('zip')}</p>
      <p role="alert">{form.problem}</p>
      <button type="submit">{form.isBusy ? 'Saving' : 'Save'}</button>
    </form>
  )
}

const form = () => page.find<HTMLFormElement>('form')
const textOf = (selector: string) => page.find(selector).textContent

it('what the schema refuses is not sent, and gets the focus', async () => {
  const send = vi.fn(async () => SAVED)
  page = await mount(<Place send={send} />)
  await submit(form())
  expect(send).not.toHaveBeenCalled()
  expect(textOf('#city-error')).toBe('Enter a city')
  expect(document.activeElement?.id).toBe('city')
})

it("the server's errors stand at their fields, the first of each, and the first field gets the focus", async () => {
  const issues = [
    { path: 'zip', message: 'Too short' },
    { path: 'zip', message: 'No letters' },
    { path: 'other', message: 'Elsewhere' },
  ]
  page = await mount(<Place send={async () => refusal(...issues)} />)
  await type(page.find('#city'), 'Mombasa')
  await submit(form())
  expect([textOf('#zip-error'), textOf('[role=alert]')]).toEqual(['Too short', ''])
  expect(document.activeElement?.id).toBe('zip')
})

it('a refusal that no field shows is the problem of the form, until it is sent again', async () => {
  const send = vi.fn<Props['send']>(async () => refusal({ path: 'other', message: 'Elsewhere' }))
  page = await mount(<Place send={send} />)
  await type(page.find('#city'), 'Mombasa')
  await submit(form())
  expect(textOf('[role=alert]')).toBe('Not saved')
  send.mockResolvedValue(SAVED)
  await submit(form())
  expect(textOf('[role=alert]')).toBe('')
})

it("the server's errors at the fields are gone once the form was saved", async () => {
  const send = vi.fn<Props['send']>(async () => refusal({ path: 'zip', message: 'Too short' }))
  page = await mount(<Place send={send} />)
  await type(page.find('#city'), 'Mombasa')
  await submit(form())
  expect(textOf('#zip-error')).toBe('Too short')
  send.mockResolvedValue(SAVED)
  await submit(form())
  expect([textOf('#zip-error'), textOf('[role=alert]')]).toEqual(['', ''])
})

it.each([
  [false, 2],
  [true, 1],
])(
  'a second click sends nothing; after a success only a final form (%s) stays closed',
  async (isFinal, times) => {
    const { promise, resolve } = Promise.withResolvers<Called>()
    const send = vi.fn(() => promise)
    page = await mount(<Place isFinal={isFinal} send={send} />)
    await type(page.find('#city'), 'Mombasa')
    await submit(form())
    await submit(form())
    expect(send).toHaveBeenCalledTimes(1)
    expect(textOf('button')).toBe('Saving')
    await act(async () => resolve(SAVED))
    await submit(form())
    expect(send).toHaveBeenCalledTimes(times)
  },
)

it.each(['controls', 'values'] as const)('stored %s are there again, and forgotten once sent', async (of) => {
  page = await mount(<Place of={of} send={async () => SAVED} />)
  await type(page.find('#city'), 'Mombasa')
  await page.gone()
  page = await mount(<Place of={of} send={async () => SAVED} />)
  expect(page.find<HTMLInputElement>('#city').value).toBe('Mombasa')
  await submit(form())
  expect(sessionStorage.getItem('form:place')).toBeNull()
})

it('changes are guarded until they are saved', async () => {
  page = await mount(<Place send={async () => SAVED} />)
  expect(anythingUnsaved()).toBe(false)
  await type(page.find('#city'), 'Mombasa')
  expect(anythingUnsaved()).toBe(true)
  await submit(form())
  expect(anythingUnsaved()).toBe(false)
  await type(page.find('#city'), 'Nairobi')
  expect(anythingUnsaved()).toBe(true)
})
