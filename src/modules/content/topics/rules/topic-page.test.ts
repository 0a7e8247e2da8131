import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { topicUrl } from '@/modules/content/publishing/rules/public-urls'
import { isReserved, RESERVED_ROUTES } from '@/modules/content/publishing/rules/reserved-urls'
import { routeFor, TOPIC_LIMITS, TOPIC_MESSAGES, validateTopicPage } from './topic-page'

const published = (more: object) => ({ _status: 'published', title: 'Shipping', route: 'shipping', ...more })

describe('the route of a page', () => {
  it.each([
    [{ route: ' How We Ship! ' }, 'how-we-ship'],
    [{ route: '/About/Us/' }, 'about-us'],
    [{ route: '利用規約' }, '利用規約'],
    [{ route: '', title: 'Our yards' }, null],
    [{ route: '', title: 'Yard '.repeat(30), _status: 'published' }, 'yard-'.repeat(20).slice(0, -1)],
    [{ route: '', title: 'Our yards', _status: 'draft' }, null],
    [{ route: null, title: 'Our yards', _status: 'published' }, 'our-yards'],
    [{ route: 'given', title: 'Our yards', _status: 'published' }, 'given'],
  ])('of %j is %j', (page, route) => {
    expect(routeFor(page)).toBe(route)
  })

  it('is never one of the product’s own addresses', () => {
    const dynamic = /^[[(_.]|\.\w+$/
    const own = ['src/app', 'src/app/(storefront)', 'src/app/(payload)', 'src/app/(answers)'].flatMap(
      (folder) =>
        readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
          entry.isDirectory() && !dynamic.test(entry.name) ? [entry.name] : [],
        ),
    )
    expect(own).toContain('vehicles')
    // These are pages of the same kind.
    expect(own.filter((name) => !isReserved(name)).toSorted()).toEqual([
      'about',
      'privacy-policy',
      'terms-and-conditions',
    ])
  })

  it.each([
    ['shipping', '/topic-page/shipping'],
    ['terms-and-conditions', '/terms-and-conditions'],
    ['利用規約', `/topic-page/${encodeURIComponent('利用規約')}`],
  ])('%s is read at %s', (route, address) => {
    expect(topicUrl(route)).toBe(address)
  })
})

describe('a page', () => {
  it.each([
    ['a whole one', published({}), []],
    ['one without a title', published({ title: ' ' }), [['title', TOPIC_MESSAGES.titleRequired]]],
    ['one without a route', published({ route: '' }), [['route', TOPIC_MESSAGES.routeRequired]]],
    ['a draft without anything', { _status: 'draft' }, []],
    [
      'a draft at a reserved route',
      { _status: 'draft', route: RESERVED_ROUTES[0] },
      [['route', TOPIC_MESSAGES.routeReserved]],
    ],
    ['the longest title', published({ title: '道'.repeat(TOPIC_LIMITS.title) }), []],
    [
      'a longer one',
      published({ title: 'x'.repeat(151) }),
      [['title', 'Title must be 150 characters or less']],
    ],
    [
      'a longer route',
      published({ route: 'x'.repeat(101) }),
      [['route', 'Route must be 100 characters or less']],
    ],
    [
      'a longer excerpt',
      published({ excerpt: 'x'.repeat(301) }),
      [['excerpt', 'Excerpt must be 300 characters or less']],
    ],
    [
      'longer texts for search engines',
      published({ metaTitle: 'x'.repeat(71), metaDescription: 'x'.repeat(201) }),
      [
        ['metaTitle', 'Meta title must be 70 characters or less'],
        ['metaDescription', 'Meta description must be 200 characters or less'],
      ],
    ],
    ['a position', published({ position: 999 }), []],
    ['half a position', published({ position: 1.5 }), [['position', 'Position must be a whole number']]],
    ['a position below 0', published({ position: -1 }), [['position', 'Position must be at least 0']]],
    ['a position above 999', published({ position: 1000 }), [['position', 'Position must be 999 or less']]],
  ])('%s is found right or wrong', (_, page, issues) => {
    expect(validateTopicPage(page).map(({ message, path }) => [path, message])).toEqual(issues)
  })
})
