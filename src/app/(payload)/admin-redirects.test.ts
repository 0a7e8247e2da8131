import { beforeAll, expect, it } from 'vitest'
import { registerModules } from '@/api/module'
import { CONTENT_KINDS, KINDS } from '@/modules/content/publishing/rules/content-kinds'
import { payloadSegments, redirectedPath, withQuery } from './admin-redirects'

beforeAll(() => {
  const urls = KINDS.map((kind) => [CONTENT_KINDS[kind].collection, CONTENT_KINDS[kind].screens])
  registerModules([{ name: 'content', lists: Object.fromEntries(urls) }])
})

const LIST = '/admin/inventory/vehicles'

it.each([
  ['collections/vehicles', LIST],
  ['collections/vehicles/7', `${LIST}/edit/7`],
  ['collections/vehicles/7/versions', `${LIST}/edit/7`],
  ['collections/vehicles/create', `${LIST}/create`],
  ['inventory/vehicles/edit', LIST],
  ['inventory/vehicles/edit/abc', `${LIST}?notFound=abc`],
  ['inventory/vehicles/edit/0', `${LIST}?notFound=0`],
  ['inventory/vehicles/edit/99999999999', `${LIST}?notFound=99999999999`],
  ['inventory/vehicles/edit/KD-000123', `${LIST}?notFound=KD-000123`],
  ['collections/vehicles/99999999999', `${LIST}?notFound=99999999999`],
])('a link to %s opens a screen of the product: %s', (path, address) => {
  expect(redirectedPath(path.split('/'))).toBe(address)
})

it('a link that can be a vehicle is left as it is', () => {
  expect(redirectedPath(['inventory', 'vehicles', 'edit', '7'])).toBeNull()
})

const JOBS = '/admin/careers'

it.each([
  ['careers/jobs', undefined, JOBS],
  ['careers/jobs/edit', undefined, JOBS],
  ['careers/jobs/form/create', undefined, `${JOBS}/jobs/create`],
  ['careers/jobs/form/edit', '7', `${JOBS}/jobs/edit/7`],
  ['careers/jobs/form/view', '7', `${JOBS}/jobs/7`],
  ['careers/jobs/form/edit', 'abc', JOBS],
  ['careers/jobs/form/dance', '7', JOBS],
  ['careers/jobs/7', undefined, null],
])('%s with the job %s is the form of a job: %s', (path, id, address) => {
  expect(redirectedPath(path.split('/'), id === undefined ? {} : { id })).toBe(address)
})

it.each([
  [LIST, {}, LIST],
  [LIST, { status: 'SOLD', tag: ['1', '2'] }, `${LIST}?status=SOLD&tag=1&tag=2`],
  [`${LIST}?notFound=abc`, { from: 'mail' }, `${LIST}?notFound=abc&from=mail`],
])('%s keeps the query sent with it: %j', (address, search, whole) => {
  expect(withQuery(address, search)).toBe(whole)
})

it.each([
  ['create', 'create'],
  ['edit/7', '7'],
])('blog/%s is the editor of the collection', (path, id) => {
  const segments = ['content-management', 'blog', ...path.split('/')]
  expect(payloadSegments(segments)).toEqual(['collections', 'blog-posts', id])
})

const PAGES = 'content-management/topic-pages/topic-editor'

it.each(['create', '7', '7/versions', '7/versions/12', '7/preview'])(
  'the editor of topic pages is at an address of the product: %s',
  (rest) => {
    const segments = [...PAGES.split('/'), ...rest.split('/')]
    expect(payloadSegments(segments)).toEqual(['collections', 'topic-pages', ...rest.split('/')])
    expect(redirectedPath(['collections', 'topic-pages', ...rest.split('/')])).toBe(`/admin/${PAGES}/${rest}`)
  },
)

it.each(['collections/topic-pages', PAGES])('%s opens the list of topic pages', (path) => {
  expect(redirectedPath(path.split('/'))).toBe('/admin/content-management/topic-pages')
})

it.each([
  ['content-management/blog/form/create', {}, '/admin/content-management/blog/create'],
  ['content-management/blog/form/edit', { id: '7' }, '/admin/content-management/blog/edit/7'],
  ['content-management/blog/form/edit', { id: 'x' }, '/admin/content-management/blog'],
  ['content-management/blog/form/other', { id: '7' }, '/admin/content-management/blog'],
  ['collections/blog-posts/7/versions/9', {}, '/admin/content-management/blog/edit/7'],
  ['collections/blog-posts/create', {}, '/admin/content-management/blog/create'],
  ['collections/blog-posts', {}, '/admin/content-management/blog'],
])('%s with %j redirects to %s', (path, search, address) => {
  expect(redirectedPath(path.split('/'), search)).toBe(address)
})
