import { expect, it } from 'vitest'
import { publishOrDraft } from '@/modules/content/publishing/rules/publish-or-draft'
import { type PublishedTopic, pagesFor, topicLinks } from './topic-links'

const page = (id: number, more: Partial<PublishedTopic>): PublishedTopic => ({
  id,
  title: `Page ${id}`,
  route: `page-${id}`,
  excerpt: null,
  footerColumn: null,
  position: null,
  parentId: null,
  showInHeader: false,
  showInAdditionalPlan: false,
  ...more,
})

const PAGES = [
  page(1, { footerColumn: 'rules' }),
  page(2, { footerColumn: 'rules', position: 5, showInHeader: true }),
  page(3, { showInHeader: true, title: 'Another' }),
  page(4, {}),
]

it.each([
  [{}, [2, 3, 1, 4]],
  [{ footerColumn: 'rules' }, [2, 1]],
  [{ footerColumn: ' RULES ' }, [2, 1]],
  [{ footerColumn: 'buying' }, []],
  [{ showInHeader: true }, [2, 3]],
  [{ footerColumn: 'rules', showInHeader: true }, [2]],
  [{ showInHeader: false }, [1, 4]],
])('%j requests the pages %j, in order', (choice, ids) => {
  expect(pagesFor(PAGES, choice).map(({ id }) => id)).toEqual(ids)
})

const seen = (place: Parameters<typeof topicLinks>[0], pages: readonly PublishedTopic[]) =>
  topicLinks(place, pages).map(({ below, label, place: at }) => [label, at, below.map((link) => link.label)])

it('header and footer link to the pages chosen for them, one page in both', () => {
  expect(seen('menu', PAGES)).toEqual([
    ['Page 2', 5, []],
    ['Another', 1000, []],
  ])
  expect(seen('rules', PAGES)).toEqual([
    ['Page 2', 5, []],
    ['Page 1', 1000, []],
  ])
  expect(topicLinks('menu', PAGES)[0]?.href).toBe('/topic-page/page-2')
})

const inHeader = (id: number, more: Partial<PublishedTopic> = {}) => page(id, { showInHeader: true, ...more })

it.each<[string, PublishedTopic[], [string, string[]][]]>([
  [
    'below it, in order',
    [inHeader(1), inHeader(2, { parentId: 1, position: 9 }), inHeader(3, { parentId: 1, position: 1 })],
    [['Page 1', ['Page 3', 'Page 2']]],
  ],
  ['alone where its parent is elsewhere', [page(1, {}), inHeader(2, { parentId: 1 })], [['Page 2', []]]],
  ['not at all unless it is chosen itself', [inHeader(1), page(2, { parentId: 1 })], [['Page 1', []]]],
  [
    'alone where its parent is below another page',
    [inHeader(1), inHeader(2, { parentId: 1 }), inHeader(3, { parentId: 2 })],
    [
      ['Page 1', ['Page 2']],
      ['Page 3', []],
    ],
  ],
  [
    'alone in a circle',
    [inHeader(1, { parentId: 2 }), inHeader(2, { parentId: 1 })],
    [
      ['Page 1', []],
      ['Page 2', []],
    ],
  ],
])('the header lists a page with a parent %s', (_, pages, links) => {
  expect(
    topicLinks('menu', pages).map(({ below, label }) => [label, below.map((link) => link.label)]),
  ).toEqual(links)
})

it.each([
  [{ isLive: true, hasNewerDraft: false }, undefined, 'published', false],
  [{ isLive: true, hasNewerDraft: true }, undefined, 'draft', true],
  [{ isLive: false, hasNewerDraft: false }, undefined, 'draft', false],
  [{ isLive: true, hasNewerDraft: true }, true, 'published', false],
  [{ isLive: true, hasNewerDraft: false }, false, 'draft', false],
  [{ isLive: false, hasNewerDraft: false }, true, 'published', false],
] as const)(
  'a change of a page that is %j, with published %j, is saved as %s',
  (state, isRequested, status, beside) => {
    expect(publishOrDraft(state, isRequested)).toEqual({ status, besideLive: beside })
  },
)
