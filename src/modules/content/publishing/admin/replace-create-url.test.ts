// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { replaceCreateUrl } from './replace-create-url'

it('a created record takes the place of its empty form in the history, and nothing else does', () => {
  history.replaceState(null, '', '/posts/create')
  const before = history.length
  const stop = replaceCreateUrl((path) => path === '/posts/12')
  history.pushState(null, '', '/posts/12?locale=en')
  expect([location.pathname, history.length]).toEqual(['/posts/12', before])
  history.pushState(null, '', '/posts')
  expect([location.pathname, history.length]).toEqual(['/posts', before + 1])

  stop()
  history.pushState(null, '', '/posts/12')
  expect(history.length).toBe(before + 2)
})
