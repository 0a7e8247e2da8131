import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '@/payload-types'
import { storage } from '@/server/storage'
import { getTestPayload } from '../../../setup/payload'
import { admitPeople } from '../../api/actors'
import { addVehicle, admitStaff, ids, make, run, tokens } from '../../api/native-kit'
import { addImage, BLUE, halves, isLike, pixelsOf, RED, rowOf, saveEdits } from './images-kit'

let customer: string | undefined
let payload: Payload
let admin: User
// It loads the whole of Payload's interface.
beforeAll(async () => {
  await admitStaff()
  payload = await getTestPayload()
  admin = await payload.findByID({ collection: 'users', id: ids.admin, overrideAccess: true })
  customer = (await admitPeople()).tokens.customer
}, 180_000)

const RIGHT_HALF = { unit: '%', x: 50, y: 0, width: 50, height: 100 }
const WHOLE = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

describe('a crop', () => {
  it('is what every size shows, under new names, and the earlier files are gone', async () => {
    const id = await addImage('halves.png', await halves(1600, 1200))
    const before = await rowOf(id)
    const answer = await saveEdits(id, tokens.admin, { crop: RIGHT_HALF, focalPoint: { x: 75, y: 50 } })
    expect(answer.status, await answer.clone().text()).toBe(200)
    const row = await rowOf(id)
    expect(row).toMatchObject({
      width: '800',
      height: '1200',
      focal_x: '50',
      focal_y: '50',
      alt: 'Two halves',
    })
    expect(row.filename).toMatch(/^halves-[0-9a-f]{12}\.webp$/)
    const sizes = ['filename', 'sizes_thumb_filename', 'sizes_card_filename', 'sizes_detail_filename']
    for (const name of sizes) {
      expect(row[name], name).not.toBe(before[name])
      expect(await storage().head(`media/${String(before[name])}`), name).toBeNull()
      const picture = await pixelsOf(row[name])
      for (const x of [2, 50, 98]) expect(isLike(picture.at(x, 50), BLUE), `${name} at ${x}`).toBe(true)
    }
    const thumb = await pixelsOf(row.sizes_thumb_filename)
    expect([thumb.width, thumb.height]).toEqual([160, 120])
    const card = await pixelsOf(row.sizes_card_filename)
    expect([card.width, card.height]).toEqual([480, 720])
  })

  it('of a picture that is being uploaded is one of the picture as it is stored', async () => {
    // Stored are at most 2,048 pixels, and the camera was held upright.
    const data = await sharp(await halves(3000, 1000))
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.set('file', new File([new Uint8Array(data)], 'turned.jpg', { type: 'image/jpeg' }))
    form.set('_payload', '{}')
    const { POST } = await import('@/app/(payload)/api/[...slug]/route')
    const query = Object.entries({ x: 0, y: 0, width: 50, height: 100 })
      .map(([name, value]) => `uploadEdits[crop][${name}]=${value}`)
      .join('&')
    const answer = await POST(
      new Request(`http://localhost:3000/api/media?${query}&uploadEdits[widthInPixels]=1500`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens.admin}` },
        body: form,
      }),
      { params: Promise.resolve({ slug: ['media'] }) },
    )
    expect(answer.status, await answer.clone().text()).toBe(201)
    const { doc } = await answer.json()
    const picture = await pixelsOf(doc.filename)
    expect([picture.width, picture.height]).toEqual([1024, 683])
    expect(isLike(picture.at(50, 50), BLUE)).toBe(true)
  })

  it('at the same time as another is of what that one left', async () => {
    const id = await addImage('twice.png', await halves(1600, 300))
    // As two processes get them: in one, writes to a record queue up before.
    const crop = async () =>
      payload.update({
        collection: 'media',
        id,
        data: {},
        overrideAccess: false,
        user: { ...admin, collection: 'users' },
        req: { query: { uploadEdits: { crop: { x: 50, y: 0, width: 50, height: 100 } } } },
      })
    await Promise.all([crop(), crop()])
    const row = await rowOf(id)
    expect(row.width).toBe('400')
    expect((await pixelsOf(row.filename)).width).toBe(400)
  })

  it.each([
    ['no area', { x: 'a', y: 0, width: 50, height: 50 }, 'The part of the picture cannot be read'],
    ['an area of nothing', { x: 0, y: 0, width: 0, height: 50 }, 'The part of the picture cannot be read'],
    ['too little', { x: 0, y: 0, width: 1, height: 50 }, 'Select at least 16 by 16 pixels'],
  ])('%s is refused', async (_what, crop, message) => {
    const id = await addImage('refused.png', await halves(400, 300))
    const before = await rowOf(id)
    const answer = await saveEdits(id, tokens.admin, { crop })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(message)
    expect(await rowOf(id)).toEqual(before)
  })
})

describe('a focal point', () => {
  it.each([
    [0, RED],
    [100, BLUE],
  ])('at %i %% from the left is what the thumbnail shows; the other sizes are whole', async (x, colour) => {
    const id = await addImage('wide.png', await halves(1200, 300))
    const answer = await saveEdits(id, tokens.admin, { crop: WHOLE, focalPoint: { x, y: 50 } })
    expect(answer.status, await answer.clone().text()).toBe(200)
    const row = await rowOf(id)
    expect([row.focal_x, row.focal_y, row.width, row.height]).toEqual([String(x), '50', '1200', '300'])
    const thumb = await pixelsOf(row.sizes_thumb_filename)
    for (const at of [3, 50, 97]) expect(isLike(thumb.at(at, 50), colour), `at ${at}`).toBe(true)
    const card = await pixelsOf(row.sizes_card_filename)
    expect([isLike(card.at(3, 50), RED), isLike(card.at(97, 50), BLUE)]).toEqual([true, true])
  })

  it('that is the same again changes no file', async () => {
    const id = await addImage('same.png', await halves(400, 300))
    const before = await rowOf(id)
    expect((await saveEdits(id, tokens.admin, { crop: WHOLE, focalPoint: { x: 50, y: 50 } })).status).toBe(
      200,
    )
    expect((await rowOf(id)).filename).toBe(before.filename)
  })
})

describe('who may crop', () => {
  const attempt = async (token: string | undefined, elsewhere: boolean) => {
    const id = await addImage('whose.png', await halves(400, 300))
    await make('vehicle-images', {
      vehicle: await addVehicle(elsewhere ? 'other' : 'own'),
      media: id,
      imageType: 'exterior',
    })
    const before = await rowOf(id)
    const { status } = await saveEdits(id, token, { crop: RIGHT_HALF })
    return { status, isCut: (await rowOf(id)).filename !== before.filename }
  }
  const editor = async () => {
    const permissions = { content: { read: true, create: true, update: true, delete: true } }
    const role = await make('roles', { name: 'Editor', key: 'editor', permissions })
    const email = 'editor@showrooms.example.com'
    const id = await make('users', {
      email,
      password: 'Correct1@horse',
      firstName: 'E',
      lastName: 'S',
      status: 'ACTIVE',
      role,
      allShowrooms: true,
    })
    const { tokenOf } = await import('../../api/client')
    return tokenOf(await getTestPayload(), { id, email })
  }

  it.each([
    ['a guest', async () => undefined, false, 401],
    ['a customer', async () => customer, false, 403],
    ['a writer of posts', editor, false, 403],
    ['a reader of the stock', async () => tokens.reader, false, 403],
    ['a clerk, of a picture of their showroom', async () => tokens.operator, false, 200],
    ['a clerk, of a picture of another showroom', async () => tokens.operator, true, 403],
    ['an administrator', async () => tokens.admin, true, 200],
  ])('%s', async (_who, token, elsewhere, status) => {
    expect(await attempt(await token(), elsewhere)).toEqual({ status, isCut: status === 200 })
  })
})

it('a slide whose banner shows the picture shows the new file', async () => {
  const id = await addImage('banner.png', await halves(800, 400))
  const { filename } = await rowOf(id)
  const [slide] = await run(sql`INSERT INTO homepage_slides (type, config)
    VALUES ('CUSTOM_CONFIG', ${JSON.stringify({ backgroundImage: `/media/${filename}` })}::jsonb) RETURNING id`)
  await run(
    sql`INSERT INTO content_pictures (kind, record_id, media_id) VALUES ('slide', ${slide?.id}, ${id})`,
  )
  expect((await saveEdits(id, tokens.admin, { crop: RIGHT_HALF })).status).toBe(200)
  const [row] = await run(sql`SELECT config FROM homepage_slides WHERE id = ${slide?.id}`)
  expect(row?.config).toEqual({ backgroundImage: `/media/${(await rowOf(id)).filename}` })
})
