import { expect, test } from 'vitest'
import { routePreview, TOPIC_FORM } from './topic-form-rules'

test('a page without a title is not published, and the message is at its field', () => {
  expect(TOPIC_FORM.issuesOf({ title: ' ' })).toEqual([
    { path: 'title', message: 'Title is required' },
    { path: 'route', message: 'Route must contain a letter or a digit' },
  ])
})

test.each([
  [{ title: 'How to buy' }, '/topic-page/how-to-buy'],
  [{ title: 'How to buy', route: 'Buying cars' }, '/topic-page/buying-cars'],
  [{ title: '' }, '…'],
])('the address of %j is shown as %s', (values, address) => {
  expect(routePreview(values)).toBe(address)
})
