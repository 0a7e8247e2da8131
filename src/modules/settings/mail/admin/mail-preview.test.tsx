import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PreviewFrame } from './mail-preview'
import { type PreviewState, renderMailPreview } from './render-mail-preview'

const frame = { sender: 'Kaido', footer: 'Sent because you have an account.' }
const text = { subject: 'Hello', body: 'Hello {{firstName}}' }
const draw = (load?: Parameters<typeof renderMailPreview>[3]) =>
  renderMailPreview(text, { firstName: 'Anna' }, frame, load)
const shown = (drawing: PreviewState) =>
  renderToStaticMarkup(<PreviewFrame drawing={drawing} onRetry={() => {}} />)

test('the preview of an e-mail shows that it is on its way', () => {
  expect(shown({ state: 'loading' })).toContain('Loading the preview…')
})

test('the preview shows the e-mail with samples', async () => {
  const drawn = shown(await draw())
  expect(drawn).toContain('Hello Anna')
  expect(drawn).toContain('sandbox=""')
})

test.each([
  ['what draws it does not load', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['drawing it throws', async () => ({ renderMail: () => Promise.reject(new Error('no such part')) })],
])('where %s, the preview shows it and offers to try again', async (_, load) => {
  const failed = shown(await draw(load))
  expect(failed).toContain('The preview could not be loaded.')
  expect(failed).toMatch(/<button[^>]*>Try again<\/button>/)
  expect(failed).not.toContain('iframe')
})
