import { expect, it } from 'vitest'
import { postUrl } from '@/modules/content/publishing/rules/public-urls'
import { type BlogChoice, blogHref, postShareUrl } from './blog-urls'

it.each<[BlogChoice, string]>([
  [{}, '/blogs'],
  [{ page: 1, view: 'grid', tag: '', title: undefined }, '/blogs'],
  [{ tag: 'kenya', page: 2 }, '/blogs?tag=kenya&page=2'],
  [{ title: 'right hand & left', view: 'list' }, '/blogs?title=right+hand+%26+left&view=list'],
  [{ dateFrom: '2026-01-01', dateTo: '2026-01-31' }, '/blogs?dateFrom=2026-01-01&dateTo=2026-01-31'],
])('writes the list of %j as %s', (choice, href) => {
  expect(blogHref(choice)).toBe(href)
})

it('changes the picture of shared links with the post', () => {
  expect(postUrl('a-b')).toBe('/blogs/a-b')
  expect(postShareUrl('a-b', '2026-01-01T00:00:00Z')).not.toBe(postShareUrl('a-b', '2026-01-02T00:00:00Z'))
})
