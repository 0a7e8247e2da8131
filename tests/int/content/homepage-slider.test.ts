import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { ENABLED_LOCK } from '@/modules/content/sliders/queries/count-enabled-slides'
import { followSlides, listPublicSlides } from '@/modules/content/sliders/queries/list-public-slides'
import { SLIDE_LIMITS, SLIDE_MESSAGES } from '@/modules/content/sliders/rules/slide'
import { amidChange } from '../amid-change'
import { native } from '../api/actors'
import { call } from '../api/client'
import { addPicture, as, newPage, payload, startPublishing, tokens } from './publishing-kit'

const PATH = '/homepage-slider'

beforeAll(async () => {
  await startPublishing()
  await addPicture('ship', 1_600, 900)
  await payload.db.drizzle.execute(sql`INSERT INTO content_videos (filename, content_type, bytes)
    VALUES ('ship.mp4', 'video/mp4', 1000)`)
})

const DEFAULT = { type: 'DEFAULT', title: 'Fresh stock', mediaUrl: '/media/ship.webp' }
const BANNER = { type: 'CUSTOM_CONFIG', config: { textElements: [{ text: 'Auction cars' }] } }

async function newSlide(body: object = DEFAULT) {
  const answer = await as('POST', PATH, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const enable = (id: number) => as('PATCH', `${PATH}/${id}/enable`)
async function shown(body: object = DEFAULT) {
  const slide = await newSlide(body)
  expect((await enable(slide.id)).status).toBe(200)
  return slide
}
const publicIds = async (path = ''): Promise<number[]> =>
  (await call('GET', `${PATH}/public${path}`)).body.data.map(({ id }: { id: number }) => id)
const remove = (id: number) => as('DELETE', `${PATH}/${id}`)
const notes = async (id: number) =>
  (
    await payload.db.drizzle.execute(
      sql`SELECT media_id FROM content_pictures WHERE kind = 'slide' AND record_id = ${id}`,
    )
  ).rows.length

describe('a slide', () => {
  it('is written with its defaults, shown once it is enabled, and no more once it is disabled', async () => {
    const slide = await newSlide()
    expect(slide).toMatchObject({
      ...DEFAULT,
      mediaType: 'image',
      duration: SLIDE_LIMITS.duration.initial,
      enabled: false,
      placement: 'homepage',
      topicPageId: null,
      config: null,
    })
    expect(await publicIds()).not.toContain(slide.id)
    const { body } = await enable(slide.id)
    expect([body.data.enabled, body.message]).toEqual([true, 'Slide updated successfully'])
    expect([await publicIds(), await publicIds('/homepage'), await publicIds('/topic-pages')]).toEqual([
      [slide.id],
      [slide.id],
      [],
    ])
    expect((await as('PATCH', `${PATH}/${slide.id}/disable`)).body.data.enabled).toBe(false)
    expect(await publicIds()).toEqual([])
    expect((await remove(slide.id)).body).toEqual({ message: 'Slide deleted successfully' })
    expect((await remove(slide.id)).status).toBe(404)
  })

  it('is created once however often it is sent under the same key', async () => {
    const headers = { 'idempotency-key': 'slide-1' }
    const send = (title: string) =>
      call('POST', PATH, { token: tokens.manager, body: { ...DEFAULT, title }, headers })
    const first = await send('Once')
    expect(first.status).toBe(201)
    expect((await send('Once')).body.data.id).toBe(first.body.data.id)
    expect((await send('Twice')).status).toBe(409)
    expect((await as('GET', `${PATH}?limit=10`)).body.data).toHaveLength(1)
    await remove(first.body.data.id)
  })

  it('gives readers nothing that is for staff', async () => {
    const slide = await shown()
    const { body } = await call('GET', `${PATH}/public`)
    expect(Object.keys(body.data[0])).not.toEqual(expect.arrayContaining(['createdAt']))
    expect(body.data[0]).toMatchObject({ id: slide.id, mediaWidth: 1_600, mediaHeight: 900 })
    expect(body.data[0]).not.toHaveProperty('enabled')
    await remove(slide.id)
  })

  it('is listed by its place, its order and whether it is enabled', async () => {
    const [second, first] = [
      await newSlide({ ...DEFAULT, position: 2 }),
      await shown({ ...DEFAULT, position: 1 }),
    ]
    const ids = async (query: string) =>
      (await as('GET', `${PATH}?${query}`)).body.data.map(({ id }: { id: number }) => id)
    expect(await ids('limit=10')).toEqual([first.id, second.id])
    expect(await ids('enabled=false')).toEqual([second.id])
    expect(await ids('type=CUSTOM_CONFIG')).toEqual([])
    expect(await ids('placement=topic-page')).toEqual([])
    for (const { id } of [first, second]) await remove(id)
  })

  it('that is new is the last of its place', async () => {
    const page = await newPage()
    const slides = [
      await newSlide({ ...DEFAULT, position: 4 }),
      await newSlide(),
      await newSlide({ ...DEFAULT, topicPageId: page.id }),
      await newSlide({ ...DEFAULT, position: SLIDE_LIMITS.position }),
      await newSlide(),
    ]
    const { position } = SLIDE_LIMITS
    expect(slides.map((slide) => slide.position)).toEqual([4, 5, 0, position, position])
    for (const { id } of slides) await remove(id)
  })

  it('of a video has a still picture, which phones get', async () => {
    const video = { type: 'DEFAULT', mediaType: 'video', mediaUrl: '/media/ship.mp4' }
    const { id } = await newSlide(video)
    expect((await enable(id)).body.errors).toEqual([
      { path: 'posterUrl', message: SLIDE_MESSAGES.pictureFirst },
    ])
    const { body } = await as('PATCH', `${PATH}/${id}`, { posterUrl: '/media/ship.webp' })
    expect(body.data).toMatchObject({ mediaUrl: '/media/ship.mp4', posterUrl: '/media/ship.webp' })
    expect((await enable(id)).status).toBe(200)
    await remove(id)
  })

  it('is refused with 409 where somebody else has changed it', async () => {
    const { id, updatedAt } = await newSlide()
    expect((await as('PATCH', `${PATH}/${id}`, { title: 'Newer', updatedAt })).status).toBe(200)
    const { body, status } = await as('PATCH', `${PATH}/${id}`, { title: 'Older', updatedAt })
    expect([status, body.errors]).toEqual([409, [{ path: 'updatedAt', message: 'Outdated' }]])
    await remove(id)
  })
})

describe('a banner', () => {
  it('is stored whole, and its pictures cannot be deleted', async () => {
    const image = { src: '/media/ship.webp', x: 12.345 }
    const { config, id } = await newSlide({ ...BANNER, config: { imageElements: [image] } })
    expect(config).toMatchObject({ width: 1_440, imageElements: [{ ...image, x: 12.35, id: 'e0000001' }] })
    expect(await notes(id)).toBe(1)
    const { body } = await as('PATCH', `${PATH}/${id}`, { config: {} })
    expect([body.data.config.imageElements, await notes(id)]).toEqual([[], 0])
    await remove(id)
  })

  it('is gone with its notes', async () => {
    const { id } = await newSlide({ ...BANNER, config: { backgroundImage: '/media/ship.webp' } })
    await remove(id)
    expect(await notes(id)).toBe(0)
  })
})

describe('a slide of a topic page', () => {
  it('is shown there alone, while the page is published, wherever it moves, and goes with it', async () => {
    const page = await newPage({ title: 'Used cars to Kenya', route: 'kenya' })
    const slide = await shown({ ...DEFAULT, topicPageId: page.id })
    expect(slide).toMatchObject({
      placement: 'topic-page',
      topicPageRoute: 'kenya',
      topicPageTitle: 'Used cars to Kenya',
    })
    expect([await publicIds('/homepage'), await publicIds('/topic-page/kenya')]).toEqual([[], [slide.id]])
    expect(await publicIds('/topic-page/nowhere')).toEqual([])

    await as('PATCH', `/topic-pages/${page.id}`, { route: 'cars-to-kenya', published: true })
    expect([await publicIds('/topic-page/kenya'), await publicIds('/topic-page/cars-to-kenya')]).toEqual([
      [slide.id],
      [slide.id],
    ])
    await as('PATCH', `/topic-pages/${page.id}`, { published: false })
    expect(await publicIds()).toEqual([])

    await as('DELETE', `/topic-pages/${page.id}`)
    expect((await as('GET', `${PATH}/${slide.id}`)).status).toBe(404)
  })

  it('moves to the home page where that is chosen', async () => {
    const page = await newPage()
    const { id } = await newSlide({ ...DEFAULT, topicPageId: page.id })
    const { body } = await as('PATCH', `${PATH}/${id}`, { placement: 'homepage' })
    expect(body.data).toMatchObject({ placement: 'homepage', topicPageId: null })
    await remove(id)
  })
})

test.each<[string, object, string]>([
  ['no type', {}, 'type'],
  ['a field that a slide does not have', { ...DEFAULT, enabled: true }, 'enabled'],
  ['a picture of another site', { ...DEFAULT, mediaUrl: 'https://evil.example/x.webp' }, 'mediaUrl'],
  ['a picture that there is not', { ...DEFAULT, mediaUrl: '/media/none.webp' }, 'mediaUrl'],
  ['a picture as a video', { ...DEFAULT, mediaType: 'video' }, 'mediaUrl'],
  ['a still picture of a picture', { ...DEFAULT, posterUrl: '/media/ship.webp' }, 'posterUrl'],
  ['a link that runs code', { ...DEFAULT, href: 'javascript:alert(1)' }, 'href'],
  ['a link without a scheme', { ...DEFAULT, href: 'www.example.com' }, 'href'],
  ['a page that there is not', { ...DEFAULT, topicPageId: 999_999 }, 'topicPageId'],
  ['a topic page without naming it', { ...DEFAULT, placement: 'topic-page' }, 'topicPageId'],
  ['too short a time', { ...DEFAULT, duration: 1 }, 'duration'],
  [
    'an element of a banner with code',
    { ...BANNER, config: { textElements: [{ text: 'x', onclick: 'x()' }] } },
    'config.textElements.0.onclick',
  ],
  [
    'a picture of a banner that there is not',
    { ...BANNER, config: { backgroundImage: '/media/none.webp' } },
    'config.backgroundImage',
  ],
  [
    'a video of a banner that there is not',
    { ...BANNER, config: { backgroundImage: '/media/ship.webp', backgroundVideo: '/media/none.mp4' } },
    'config.backgroundVideo',
  ],
])('with %s it is refused', async (_, body, path) => {
  const answer = await as('POST', PATH, body)
  expect([answer.status, answer.body.errors?.map((error: { path: string }) => error.path)]).toEqual([
    422,
    [path],
  ])
})

it('those of one place are put in order at once, and whoever has one open can still save it', async () => {
  const slides = [await newSlide(), await newSlide(), await newSlide()]
  const ids = slides.map(({ id }) => id).toReversed()
  expect((await as('PATCH', `${PATH}/order`, { ids })).status).toBe(200)
  const listed = (await as('GET', `${PATH}?limit=10`)).body.data
  expect(listed.map(({ id, position }: { id: number; position: number }) => [id, position])).toEqual(
    ids.map((id, position) => [id, position]),
  )
  const { id, updatedAt } = slides[0]
  expect((await as('PATCH', `${PATH}/${id}`, { title: 'Later', updatedAt })).status).toBe(200)
  expect((await as('PATCH', `${PATH}/order`, { ids: [...ids, 999_999] })).status).toBe(404)
  expect((await as('PATCH', `${PATH}/order`, { ids: [id, id] })).status).toBe(422)
  const page = await newPage()
  await as('PATCH', `${PATH}/${id}`, { topicPageId: page.id })
  const answer = await as('PATCH', `${PATH}/order`, { ids })
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    [{ path: 'ids', message: SLIDE_MESSAGES.severalPlaces }],
  ])
  for (const slide of slides) await remove(slide.id)
})

it('one that is incomplete is not enabled, and one that is enabled does not become incomplete', async () => {
  const { id } = await newSlide({ type: 'CUSTOM_CONFIG' })
  expect((await enable(id)).body.errors).toEqual([{ path: 'config', message: SLIDE_MESSAGES.bannerFirst }])
  await as('PATCH', `${PATH}/${id}`, { config: {} })
  expect((await enable(id)).status).toBe(200)
  expect((await as('PATCH', `${PATH}/${id}`, { config: null })).status).toBe(422)
  await remove(id)
})

it('no more than ten are shown in one place', async () => {
  const slides = []
  for (let n = 0; n < SLIDE_LIMITS.enabledPerPlace; n += 1) slides.push(await shown())
  const { id } = await newSlide()
  expect((await enable(id)).body.errors).toEqual([
    { path: 'enabled', message: SLIDE_MESSAGES.tooManyEnabled },
  ])
  for (const slide of [...slides, { id }]) await remove(slide.id)
})

it('no more than ten are shown in one place if two are enabled at once', async () => {
  const slides = []
  for (let n = 1; n < SLIDE_LIMITS.enabledPerPlace; n += 1) slides.push(await shown())
  const [first, second] = [await newSlide(), await newSlide()]
  const answer = await amidChange([ENABLED_LOCK, []], () => enable(second.id), [
    ['UPDATE homepage_slides SET enabled = true WHERE id = $1', [first.id]],
  ])
  expect(answer.status).toBe(422)
  for (const { id } of [...slides, first, second]) await remove(id)
})

it('a process that holds the slides in memory has them as after the last notice', async () => {
  await followSlides(payload)
  const { id } = await shown()
  expect(await listPublicSlides(payload)).toEqual([])
  await followSlides(payload)
  expect((await listPublicSlides(payload)).map((slide) => slide.id)).toEqual([id])
  await remove(id)
  await followSlides(payload)
})

test.each<[string, string, string, object | undefined]>([
  ['create', 'POST', '', DEFAULT],
  ['change', 'PATCH', '/1', { title: 'x' }],
  ['enable', 'PATCH', '/1/enable', undefined],
  ['disable', 'PATCH', '/1/disable', undefined],
  ['delete', 'DELETE', '/1', undefined],
])('an operator may not %s one', async (_, method, path, body) => {
  expect((await call(method, `${PATH}${path}`, { token: tokens.operator, body })).status).toBe(403)
})

it("Payload's own interface writes none, not for administrators either", async () => {
  const data = { type: 'DEFAULT', mediaType: 'image', duration: 6, placement: 'homepage', position: 0 }
  expect(await native('POST', 'homepage-slides', tokens.admin, data)).toBe(403)
})
