import { describe, expect, test } from 'vitest'
import { PICTURE_MESSAGES, pictureFault } from './featured-image'
import { type PostDraft, postIssues } from './post'
import { freeRoute, wantedRoute } from './post-route'

const good: PostDraft = {
  title: 'Choosing a van',
  body: 'What to look at.',
  metaDescription: 'How to choose a van in Japan',
  tags: [1, 2],
  featuredImage: 5,
}

describe('a post', () => {
  test.each<[string, PostDraft, string | null]>([
    ['that is complete', {}, null],
    ['without a title', { title: ' ' }, 'Title is required'],
    ['with one word as a title', { title: 'Vans' }, 'Title must contain at least 2 words'],
    ['with a title in a script without spaces', { title: '輸出の手続き' }, null],
    ['with a title of 150 characters', { title: `a ${'b'.repeat(148)}` }, null],
    [
      'with a title of 151 characters',
      { title: `a ${'b'.repeat(149)}` },
      'Title must be 150 characters or less',
    ],
    ['without a text', { body: null }, 'Body is required'],
    ['with an empty text', { body: { root: { children: [] } } }, 'Body is required'],
    ['with HTML for a text', { body: '<p>a</p>' }, null],
    ['without a meta description', { metaDescription: '' }, 'Meta description is required'],
    [
      'with a meta description of 161 characters',
      { metaDescription: 'x'.repeat(161) },
      'Meta description must be 160 characters or less',
    ],
    ['with one tag', { tags: [1] }, 'At least 2 tags are required'],
    ['with the same tag twice', { tags: [1, 1] }, 'At least 2 tags are required'],
    ['without a picture', { featuredImage: null }, 'Featured image is required'],
    ['with the address of a picture', { featuredImage: null, featuredImageUrl: '/media/a.webp' }, null],
  ])('%s', (_, change, message) => {
    const issues = postIssues({ ...good, ...change }, 'PUBLISHED')
    expect(issues.map((one) => one.message)).toEqual(message === null ? [] : [message])
  })

  test('may be incomplete as a draft, but not beyond its limits', () => {
    expect(postIssues({}, 'DRAFT')).toEqual([])
    expect(postIssues({ title: 'Vans' }, 'DRAFT')).toEqual([])
    expect(postIssues({ metaDescription: 'x'.repeat(161) }, 'DRAFT')).toHaveLength(1)
  })
})

test.each([
  [1600, 900, 1, null],
  [1280, 720, null, null],
  [1500, 900, 1, PICTURE_MESSAGES.wrongShape],
  [1680, 1000, 1, null],
  [1700, 900, 1, PICTURE_MESSAGES.wrongShape],
  [1600, 900, 5 * 1024 * 1024 - 1, null],
  [1600, 900, 5 * 1024 * 1024, 'Image file size must be less than 5MB'],
  [null, null, 1, 'Invalid image file. Please select a valid image.'],
])('a picture of %s by %s pixels and %s bytes: %s', (width, height, bytes, fault) => {
  expect(pictureFault({ width, height, bytes })).toBe(fault)
})

describe('the address of a post', () => {
  const draft = { title: 'Choosing a van', route: 'choosing-a-van', publishedAt: null }
  const live = { ...draft, publishedAt: '2026-11-20T00:00:00Z' }
  test.each([
    ['is made from the title', { title: 'Choosing a van' }, {}, { route: 'choosing-a-van', isExact: false }],
    ['is absent without a title', {}, {}, null],
    [
      'follows the title of a draft',
      { ...draft, title: 'Buying vans' },
      draft,
      { route: 'buying-vans', isExact: false },
    ],
    ['stays once published', { ...live, title: 'Buying vans' }, live, null],
    ['can be chosen', { ...live, route: 'Vans, chosen' }, live, { route: 'vans-chosen', isExact: true }],
    [
      'that was chosen does not follow',
      { title: 'New words', route: 'mine' },
      { title: 'Old', route: 'mine' },
      null,
    ],
    [
      'keeps its number',
      { ...draft, route: 'choosing-a-van-2' },
      { ...draft, route: 'choosing-a-van-2' },
      null,
    ],
    ['is never a number', { route: '2026' }, {}, { route: 'post-2026', isExact: true }],
    ['may turn out to be nothing', { route: '!!!' }, {}, { route: '', isExact: true }],
  ])('%s', (_, post, before, expected) => {
    expect(wantedRoute(post, before)).toEqual(expected)
  })

  test('gets the lowest free number', () => {
    expect(freeRoute('vans', new Set())).toBe('vans')
    expect(freeRoute('vans', new Set(['vans', 'vans-2', 'vans-4']))).toBe('vans-3')
  })
})
