import { describe, expect, it } from 'vitest'
import { sectionsOf } from '@/modules/content/blocks/section/content'
import { isReserved } from '@/modules/content/publishing/rules/reserved-urls'
import { topicRoute, validateTopicPage } from '../rules/topic-page'
import { FIRST_PAGES } from './first-pages'

describe('the pages that every site begins with', () => {
  it.each(FIRST_PAGES.map((page) => [page.route, page] as const))('%s follows the rules', (route, page) => {
    expect(validateTopicPage({ ...page, _status: 'published' })).toEqual([])
    expect(topicRoute(route)).toBe(route)
    expect(isReserved(route)).toBe(false)
  })

  it('have the anchors that the site links to', () => {
    const anchors = Object.fromEntries(
      FIRST_PAGES.map(({ content, route }) => [route, sectionsOf(content).map(({ anchor }) => anchor)]),
    )
    expect(anchors).toEqual({
      about: ['vehicles', 'buying', 'not-here', 'ports'],
      'terms-and-conditions': expect.arrayContaining(['price-terms', 'payment']),
      'privacy-policy': expect.arrayContaining(['device', 'accounts']),
    })
  })

  it('lose nothing of a line: bold words, links and what is between them', () => {
    const about = JSON.stringify(FIRST_PAGES.find(({ route }) => route === 'about'))
    expect(about).toContain('"text":"One price with its term."')
    expect(about).toContain('"url":"/terms-and-conditions#price-terms"')
    expect(about).not.toMatch(/\*\*|\]\(/)
  })
})
