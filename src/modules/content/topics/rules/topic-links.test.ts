import { expect, it } from 'vitest'
import { saveOf } from '@/modules/content/publishing/rules/save-of'
import { type PublishedTopic, pagesFor, topicLinks } from './topic-links'

const page = (id: number, more: Partial<PublishedTopic>): PublishedTopic => ({
  id,
  title: `Page ${id}`,
  route: `page-${id}`,
  excerpt: null,
  footerColumn: null,
  position: null,
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

it('header and footer link to the pages chosen for them, one page in both', () => {
  expect(topicLinks(PAGES).map((link) => [link.in, link.href, link.place])).toEqual([
    ['menu', '/topic-page/page-2', 5],
    ['rules', '/topic-page/page-2', 5],
    ['menu', '/topic-page/page-3', 1000],
    ['rules', '/topic-page/page-1', 1000],
  ])
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
    expect(saveOf(state, isRequested)).toEqual({ status, besideLive: beside })
  },
)
