import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTopicByRoute } from '@/modules/content/topics/queries/get-topic-by-route'
import { listParentPageChoices } from '@/modules/content/topics/queries/list-parent-page-choices'
import { listPublishedTopics } from '@/modules/content/topics/queries/list-published-topics'
import { TOPIC_MESSAGES } from '@/modules/content/topics/rules/topic-page'
import { dbOf } from '@/server/db-of'
import { siteMenu } from '@/shell/storefront/site-menu-and-foot-links'
import { getTestPayload } from '../../setup/payload'
import { type Admitted, admitPeople } from '../api/actors'
import { call } from '../api/client'
import { topicCalls } from './topic-kit'

let payload: Payload
let tokens: Admitted['tokens']

beforeAll(async () => {
  payload = await getTestPayload()
  ;({ tokens } = await admitPeople())
})

const { change, create, publicAt, published, remove } = topicCalls(() => tokens.admin)

describe('a page below another one', () => {
  const below = (parentId: number, more: object = {}) =>
    create({ title: 'A page below', published: true, parentId, ...more })

  it('is listed below it in the header and known by its parent, until that is deleted', async () => {
    const parent = await published('Guides', { showInHeader: true, position: 1 })
    const { body } = await below(parent, { title: 'Left-hand drive', showInHeader: true })
    const { id, parentId, parentTitle } = body.data
    expect([parentId, parentTitle]).toEqual([parent, 'Guides'])
    const links = siteMenu(await listPublishedTopics(payload))
    expect(links.find(({ label }) => label === 'Guides')?.below).toEqual([
      { href: '/topic-page/left-hand-drive', label: 'Left-hand drive' },
    ])
    const listed = await call('GET', '/topic-pages/public/by-footer-column?showInHeader=true')
    expect(listed.body.data).toContainEqual(expect.objectContaining({ id, parentId: parent }))
    expect((await publicAt('left-hand-drive')).body.data.parentId).toBe(parent)

    const above = async () => {
      const topic = await getTopicByRoute(payload, 'left-hand-drive')
      return topic && 'above' in topic ? topic.above?.title : undefined
    }
    expect(await above()).toBe('Guides')
    await change(parent, { published: false })
    expect(await above()).toBeUndefined()

    await remove(parent)
    expect((await publicAt('left-hand-drive')).body.data.parentId).toBeNull()
    await remove(id)
  })

  it('has no other below it, whether that is published or only drafted', async () => {
    const [first, second] = [await published('First level'), await published('Second level')]
    await change(second, { parentId: first, published: false })
    const refused = async (answer: ReturnType<typeof call>) => (await answer).body.errors
    expect(await refused(below(second, { title: 'Third level' }))).toEqual([
      { path: 'parent', message: TOPIC_MESSAGES.parentIsBelow },
    ])
    expect(await refused(change(first, { parentId: second }))).toEqual([
      { path: 'parent', message: TOPIC_MESSAGES.parentIsBelow },
    ])
    const third = await published('Another first')
    expect(await refused(change(first, { parentId: third }))).toEqual([
      { path: 'parent', message: TOPIC_MESSAGES.hasBelow },
    ])
    expect(await refused(change(first, { parentId: first }))).toEqual([
      { path: 'parent', message: TOPIC_MESSAGES.parentIsItself },
    ])
    expect(await refused(change(third, { parentId: 999_999_999 }))).toEqual([
      { path: 'parent', message: TOPIC_MESSAGES.parentUnknown },
    ])
    expect((await change(second, { parentId: null })).body.data.parentId).toBeNull()
  })

  it('is offered the published pages that are below none, and the one that it is below', async () => {
    const [above, gone] = [await published('A page above'), await published('A page that goes')]
    const draft = (await create({ title: 'A page drafted' })).body.data.id
    const db = await dbOf({ payload })
    const offered = await listParentPageChoices(db, null)
    expect(offered).toEqual(expect.arrayContaining([above, gone]))
    expect(offered).not.toContain(draft)
    const { id } = (await below(gone, { title: 'A page that stays' })).body.data
    await change(gone, { published: false })
    expect(await listParentPageChoices(db, null)).not.toContain(id)
    expect(await listParentPageChoices(db, gone)).toContain(gone)
    expect((await change(id, { title: 'A page that stays below' })).status).toBe(200)
  })
})
