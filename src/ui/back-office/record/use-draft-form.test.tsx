// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { Called } from '@/ui/client/answer'
import { mount, submit } from '@/ui/form/mount.fixture'
import { useDraftForm } from './use-draft-form'

const refusal = (path: string): Called => ({
  ok: false,
  message: 'Not saved',
  issues: [{ path, message: 'Too short' }],
  status: 422,
})

function Draft({ send }: { send: () => Promise<Called> }) {
  const form = useDraftForm({ idOf: (name) => name, names: ['city'], submit: send })
  return (
    <form onSubmit={form.submit}>
      <input id="city" />
      <output>{form.issueOf('city')}</output>
      <p role="alert">{form.problem}</p>
    </form>
  )
}

it('what was wrong, at a field or with the whole, is gone once the form was saved', async () => {
  const send = vi.fn(async () => refusal('city'))
  const page = await mount(<Draft send={send} />)
  const shown = () => [page.find('output').textContent, page.find('[role=alert]').textContent]
  await submit(page.find('form'))
  expect(shown()).toEqual(['Too short', ''])
  expect(document.activeElement?.id).toBe('city')
  send.mockResolvedValue(refusal('elsewhere'))
  await submit(page.find('form'))
  expect(shown()).toEqual(['', 'Not saved'])
  send.mockResolvedValue({ ok: true, message: 'Saved', issues: [], status: 200 })
  await submit(page.find('form'))
  expect(shown()).toEqual(['', ''])
  await page.gone()
})
