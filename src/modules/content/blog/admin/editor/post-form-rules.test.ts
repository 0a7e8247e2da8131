import { expect, test } from 'vitest'
import { issuesInForm, routePreview } from './post-form-rules'

test('a post that is not complete has its messages at the fields of the form', () => {
  expect(issuesInForm({ title: 'Harbours', tags: [1] })).toEqual([
    { path: 'title', message: 'Title must contain at least 2 words' },
    { path: 'body', message: 'Body is required' },
    { path: 'metaDescription', message: 'Meta description is required' },
    { path: 'tags', message: 'Please select at least 2 tags' },
    { path: 'featuredImage', message: 'Featured image is required' },
  ])
})

test.each([
  [{ title: 'How to buy' }, '/blog/how-to-buy'],
  [{ title: 'How to buy', route: 'buying' }, '/blog/buying'],
  [{ title: '2026' }, '/blog/post-2026'],
  [{ title: ' ' }, '/blog/…'],
])('the address of %j is shown as %s', (values, address) => {
  expect(routePreview(values)).toBe(address)
})
