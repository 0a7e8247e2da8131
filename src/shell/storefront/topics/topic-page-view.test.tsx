import type { Payload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { PublishedTopic } from '@/modules/content/topics/rules/topic-links'
import type { TopicPage } from '@/payload-types'
import { pageMetadata } from '../page-metadata'
import { TopicPageView, topicFacts } from './topic-page-view'

vi.mock('@/server/env', () => ({ env: () => ({ SERVER_URL: 'https://kaido.test' }) }))

const PAGE = { id: 2, title: 'Left-hand drive', updatedAt: '2026-01-02T00:00:00.000Z' } as TopicPage
const GUIDES = { id: 1, title: 'Guides', route: 'guides' } as PublishedTopic

function trailOf(above: PublishedTopic | null) {
  const html = renderToStaticMarkup(
    <TopicPageView page={PAGE} above={above} payload={{} as Payload} unit="km" />,
  )
  const [trail = ''] = /<nav.*?<\/nav>/.exec(html) ?? []
  const [, listed = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  return {
    links: [...trail.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
    names: JSON.parse(listed).itemListElement.map(({ name }: { name: string }) => name),
  }
}

it('the breadcrumbs of a page, also those for search engines, include the page above it', () => {
  expect(trailOf(null)).toEqual({ links: ['/'], names: ['Home', 'Left-hand drive'] })
  expect(trailOf(GUIDES)).toEqual({
    links: ['/', '/topic-page/guides'],
    names: ['Home', 'Guides', 'Left-hand drive'],
  })
})

it.each([
  ['its own', { metaDescription: 'Own.', excerpt: 'Excerpt.' }, 'Own.'],
  ['its excerpt', { metaDescription: ' ', excerpt: 'Excerpt.' }, 'Excerpt.'],
  ['that of the site, and never its title', { metaDescription: null, excerpt: ' ' }, undefined],
])('the description of a page is %s', (_, texts, description) => {
  const head = pageMetadata(topicFacts({ ...PAGE, ...texts }))
  // Next takes both from the frame where they are empty.
  expect([head.description, head.openGraph?.description || undefined]).toEqual([description, description])
})
