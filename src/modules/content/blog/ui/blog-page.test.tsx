import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BlogPage } from './blog-page'

it.each([
  [
    'a page after the last one',
    { page: 99, tag: 'shipping' },
    'The blog has no page 99',
    '/blogs?tag=shipping',
  ],
  ['filters that match nothing', { page: 1, tag: 'shipping' }, 'No posts match', '/blogs'],
])('%s shows what is missing, with a link back', (_, choice, title, href) => {
  const html = renderToStaticMarkup(<BlogPage choice={choice} posts={[]} total={0} tags={[]} />)
  const [, missing = ''] = html.split(/(?=<h2)/)
  expect(missing).toContain(title)
  expect(missing).toContain(`href="${href}"`)
})
