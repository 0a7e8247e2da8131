import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { CONTENT_MESSAGES } from '@/modules/content/rich-text/rules/content'
import { FIRST_PAGES } from '@/modules/content/topics/data/first-pages'
import { getTopicByRoute, getTopicPreview } from '@/modules/content/topics/queries/get-topic-by-route'
import { listPublishedTopics } from '@/modules/content/topics/queries/list-published-topics'
import { TOPIC_MESSAGES } from '@/modules/content/topics/rules/topic-page'
import { siteIdentity } from '@/server/site-identity'
import { footColumns, siteMenu } from '@/shell/storefront/site-menu-and-foot-links'
import { getTestPayload } from '../../setup/payload'
import { ACTORS, type Admitted, admitPeople, callNatively, holds, native } from '../api/actors'
import { call } from '../api/client'
import { topicCalls } from './topic-kit'

let payload: Payload
let people: Admitted['people']
let tokens: Admitted['tokens']

beforeAll(async () => {
  payload = await getTestPayload()
  ;({ people, tokens } = await admitPeople())
})

const node = (type: string, more: object = {}) => ({ type, version: 1, ...more })
const written = (...children: object[]) => ({
  root: node('root', { children, direction: 'ltr', format: '', indent: 0 }),
})
const paragraph = (text: string) =>
  node('paragraph', {
    direction: 'ltr',
    format: '',
    indent: 0,
    textFormat: 0,
    children: [node('text', { text, detail: 0, format: 0, mode: 'normal', style: '' })],
  })
const linked = (url: string) =>
  node('paragraph', {
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      node('link', { version: 3, fields: { url, linkType: 'custom', newTab: false }, children: [] }),
    ],
  })

const asAdmin = () => ({ token: tokens.admin })
const { change, create, publicAt, published } = topicCalls(() => tokens.admin)
const routesKnown = async (): Promise<string[]> => (await call('GET', '/topic-pages/routes')).body.data

describe('a page', () => {
  it('is read by everybody once it is published, and by nobody before or after that', async () => {
    const { body } = await create({ title: 'How We Ship', content: written(paragraph('By sea.')) })
    expect(body.data).toMatchObject({ route: 'how-we-ship', published: false, hasDraft: false })
    expect((await publicAt('how-we-ship')).status).toBe(404)
    expect(await routesKnown()).not.toContain('how-we-ship')

    await change(body.data.id, { published: true })
    const { body: seen } = await publicAt('how-we-ship')
    expect(seen.data).toMatchObject({
      title: 'How We Ship',
      content: { root: { children: [{ type: 'paragraph' }] } },
    })
    expect(await routesKnown()).toContain('how-we-ship')

    await change(body.data.id, { published: false })
    expect((await publicAt('how-we-ship')).status).toBe(404)
    expect(await routesKnown()).not.toContain('how-we-ship')
  })

  it('stays as readers see it while its next version is a draft, until that is published', async () => {
    const id = await published('Yards')
    const draft = { title: 'Yards and ports', _status: 'draft' }
    expect(await native('PATCH', `topic-pages/${id}?draft=true&autosave=true`, tokens.admin, draft)).toBe(200)
    expect((await publicAt('yards')).body.data.title).toBe('Yards')

    // A call about something else publishes nobody's unfinished text.
    const { body } = await change(id, { position: 3 })
    expect(body.data).toMatchObject({
      title: 'Yards and ports',
      position: 3,
      published: true,
      hasDraft: true,
    })
    expect((await publicAt('yards')).body.data.title).toBe('Yards')

    await change(id, { published: true })
    expect((await publicAt('yards')).body.data.title).toBe('Yards and ports')
  })

  it('is read with its pictures, and with the number of the page above it alone', async () => {
    const { rows } = await payload.db.drizzle.execute(
      sql`INSERT INTO media (filename, alt, mime_type) VALUES ('yard.webp', 'A yard', 'image/webp') RETURNING id`,
    )
    const parentId = await published('Yards in pictures')
    const upload = node('upload', { version: 3, relationTo: 'media', value: Number(rows[0]?.id), fields: {} })
    await published('One yard', { parentId, content: written(upload) })
    const found = await getTopicByRoute(payload, 'one-yard')
    expect(found).toMatchObject({
      page: {
        parent: parentId,
        editedBy: people.admin.id,
        content: { root: { children: [{ value: { filename: 'yard.webp', alt: 'A yard' } }] } },
      },
    })
  })

  it('is previewed as last saved by staff who may read content, and by nobody else', async () => {
    await create({ title: 'Unfinished' })
    for (const actor of ACTORS) {
      const user =
        actor === 'guest'
          ? null
          : await payload.findByID({ collection: 'users', id: people[actor].id, overrideAccess: true })
      const req = await createLocalReq(
        user ? { user: { ...user, collection: 'users' } as never } : {},
        payload,
      )
      const preview = await getTopicPreview(req, 'unfinished')
      expect(preview?.page.title ?? null, actor).toBe(holds(actor, 'content', 'read') ? 'Unfinished' : null)
    }
  })

  it('that moves is found at every route at which it was published', async () => {
    const id = await published('Duties')
    await change(id, { route: 'import-duties' })
    await change(id, { published: false })
    await change(id, { route: 'Customs & Duties', published: true })
    for (const old of ['duties', 'import-duties'])
      expect(await getTopicByRoute(payload, old)).toEqual({
        movedTo: '/topic-page/customs-duties',
        route: 'customs-duties',
      })
    expect((await publicAt('duties')).body.data.route).toBe('customs-duties')

    // A new page may take a route that another one has left.
    await published('Duties')
    expect((await publicAt('duties')).body.data.title).toBe('Duties')
    expect(await getTopicByRoute(payload, 'import-duties')).toMatchObject({ route: 'customs-duties' })

    await call('DELETE', `/topic-pages/${id}`, asAdmin())
    expect(await getTopicByRoute(payload, 'import-duties')).toBeNull()
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT area FROM audit_log WHERE table_name = 'topic_pages' AND record_id = ${String(id)} LIMIT 1`,
    )
    expect(rows).toEqual([{ area: 'Topic pages' }])
  })

  it('stands in header and footer where staff chose so, in their order', async () => {
    await published('Second', { footerColumn: 'rules', position: 50, showInHeader: true })
    await published('First', { footerColumn: 'rules', position: 40, showInAdditionalPlan: true })
    const pages = await listPublishedTopics(payload)
    expect(siteMenu(pages)).toContainEqual({ href: '/topic-page/second', label: 'Second' })
    expect(
      footColumns(pages)[2]
        ?.links.map(({ label }) => label)
        .slice(-2),
    ).toEqual(['First', 'Second'])

    const titles = async (address: string) =>
      (await call('GET', `/topic-pages/public/${address}`)).body.data.map(
        ({ title }: { title: string }) => title,
      )
    expect(await titles('by-footer-column?footerColumn=rules')).toEqual([
      'Terms and conditions',
      'Privacy policy',
      'First',
      'Second',
    ])
    expect(await titles('by-footer-column?showInHeader=true')).toEqual(['Second'])
    expect(await titles('additional-plan')).toEqual(['First'])
  })
})

describe('the pages that the product brings', () => {
  it('are published with their versions, and name the site and its companies as the settings do', async () => {
    for (const { route, title } of FIRST_PAGES) {
      const { body } = await publicAt(route)
      expect(body.data.title).toBe(title.replace('{companyName}', siteIdentity().name))
      expect(JSON.stringify(body.data)).not.toMatch(/\{\w+\}/)
    }
    const { totalDocs } = await payload.countVersions({ collection: 'topic-pages', overrideAccess: true })
    expect(totalDocs).toBeGreaterThanOrEqual(FIRST_PAGES.length)
  })

  it('move like any other', async () => {
    const { body } = await call('GET', '/topic-pages?route=privacy-policy', asAdmin())
    const [{ id }] = body.data
    await change(id, { title: 'Your data', route: 'your-data' })
    expect(await getTopicByRoute(payload, 'privacy-policy')).toMatchObject({ route: 'your-data' })
  })
})

describe('the list', () => {
  it.each([
    ['title=FILTERED', 1],
    ['route=filtered-pa', 1],
    ['title=filtered&published=true', 0],
    ['title=filtered&published=false', 1],
    ['footerColumn=buying', 1],
    ['position=7', 1],
    ['title=filtered&showInAdditionalPlan=true', 1],
    ['title=filtered&showInAdditionalPlan=false', 0],
  ])('with %s has %i of the page', async (query, total) => {
    const filtered = {
      title: 'Filtered page',
      footerColumn: 'buying',
      position: 7,
      showInAdditionalPlan: true,
    }
    // Once: the other cases find the route taken.
    await create(filtered)
    const { body } = await call('GET', `/topic-pages?${query}`, asAdmin())
    expect(body.total).toBe(total)
  })

  it('has the names of the site, by which it is also searched; the page alone is as it was written', async () => {
    const { name } = siteIdentity()
    const parent = await published('Buying from {companyName}')
    const title = 'Why {companyName}'
    const { id } = (await create({ title, parentId: parent })).body.data
    const { body } = await call('GET', `/topic-pages?title=why ${name}`, asAdmin())
    const row = { id, title: `Why ${name}`, parentTitle: `Buying from ${name}` }
    expect(body.data).toEqual([expect.objectContaining(row)])
    expect((await call('GET', `/topic-pages/${id}`, asAdmin())).body.data.title).toBe(title)
  })
})

describe('whoever writes a page, by a call or natively', () => {
  it.each([
    ['one of the site’s own addresses', { route: 'vehicles' }, 'route', TOPIC_MESSAGES.routeReserved],
    ['no letter in the route', { route: '--' }, 'route', TOPIC_MESSAGES.routeRequired],
    [
      'a link that runs code',
      { content: written(linked('javascript:alert(1)')) },
      'content',
      CONTENT_MESSAGES.unsafeLink,
    ],
    ['a position beyond the last', { position: 1000 }, 'position', 'Position must be 999 or less'],
  ])('is refused %s', async (_, wrong, path, message) => {
    const byCall = await create({ title: 'Wrong', published: true, ...wrong })
    expect([byCall.status, byCall.body.errors]).toEqual([422, [{ path, message }]])
    const answer = await callNatively('POST', 'topic-pages', tokens.admin, {
      title: 'Wrong',
      _status: 'published',
      ...wrong,
    })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(message)
  })

  it('is refused a route that another page has, in any case, with the reason', async () => {
    await published('Payment')
    const { body, status } = await create({ title: 'Other', route: 'PAYMENT' })
    expect([status, body.message]).toEqual([409, TOPIC_MESSAGES.routeTaken])
  })

  it('is refused a change based on an older version', async () => {
    const id = await published('Twice')
    const { body } = await call('GET', `/topic-pages/${id}`, asAdmin())
    await change(id, { excerpt: 'One', updatedAt: body.data.updatedAt })
    expect((await change(id, { excerpt: 'Two', updatedAt: body.data.updatedAt })).status).toBe(409)
  })
})

it('a page is marked as written in the language that is wanted only if it is', async () => {
  await published('Bilingual', { content: written(paragraph('In English.')) })
  const { body } = await call('GET', '/topic-pages?title=Bilingual', asAdmin())
  const content = written(paragraph('По-русски.'))
  await call('PATCH', `/topic-pages/${body.data[0].id}?lang=ru`, { ...asAdmin(), body: { content } })
  expect(await getTopicByRoute(payload, 'bilingual', 'ru')).toMatchObject({ language: 'ru' })
  expect(await getTopicByRoute(payload, 'bilingual', 'sw')).toMatchObject({ language: 'en' })
})
