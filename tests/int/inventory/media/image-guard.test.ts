import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../../setup/payload'
import { callNatively } from '../../api/actors'
import { accepted, call, PASSWORD, tokenOf } from '../../api/client'
import { addVehicle, admitStaff, make, run, tokens } from '../../api/native-kit'
import { addImage, halves, rowOf, saveEdits } from './images-kit'

let picture: Buffer
let writer: string
let folder: number

// It loads the whole of Payload's interface.
beforeAll(async () => {
  await admitStaff()
  picture = await halves(1280, 720)
  const permissions = { content: { read: true, create: true, update: true, delete: true } }
  const role = await make('roles', { name: 'Writer', key: 'writer', permissions })
  const email = 'writer@showrooms.example.com'
  const person = { password: PASSWORD, firstName: 'W', lastName: 'S', status: 'ACTIVE', allShowrooms: true }
  const id = await make('users', { email, role, ...person })
  writer = await tokenOf(await getTestPayload(), { id, email })
  folder = await make('image-folders', { name: 'Guarded' })
}, 180_000)

/** What shows an image. */
const USES = {
  nothing: async () => undefined,
  vehicle: async (media: number) => {
    const vehicle = await addVehicle('own')
    await make('vehicle-images', { vehicle, media, imageType: 'exterior' })
  },
  slide: (media: number) =>
    run(sql`INSERT INTO homepage_slides (type, media_id) VALUES ('DEFAULT', ${media})`),
  post: (media: number) => make('blog-posts', { title: 'A post', featuredImage: media, _status: 'draft' }),
  text: (media: number) =>
    run(sql`INSERT INTO content_pictures (kind, record_id, media_id) VALUES ('page', 1, ${media})`),
  company: (media: number) => run(sql`UPDATE company_settings SET logo_id = ${media}`),
} satisfies Record<string, (media: number) => Promise<unknown>>
type Use = keyof typeof USES

const imageIn = async (...uses: Use[]): Promise<number> => {
  const id = await addImage('guarded.png', picture)
  for (const use of uses) await USES[use](id)
  return id
}

async function replace(id: number, token: string | undefined): Promise<number> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(picture)], 'other.png', { type: 'image/png' }))
  form.set('_payload', '{}')
  const { PATCH } = await import('@/app/(payload)/api/[...slug]/route')
  const headers = { authorization: `Bearer ${token}` }
  const request = new Request(`http://localhost:3000/api/media/${id}`, {
    method: 'PATCH',
    headers,
    body: form,
  })
  return (await PATCH(request, { params: Promise.resolve({ slug: ['media', String(id)] }) })).status
}

const patch = async (id: number, token: string | undefined, data: Record<string, unknown>) =>
  (await callNatively('PATCH', `media/${id}`, token, data)).status

const CROP = { x: 0, y: 0, width: 50, height: 100 }

/** The answers to every change of one image, and what was moved. */
async function attempt(id: number, token: string | undefined) {
  const described = await patch(id, token, { alt: 'Seen from the left' })
  const placed = await patch(id, token, { folder })
  const moved = await call('POST', '/images/move', { token, body: { ids: [id], folder: null } })
  const cropped = (await saveEdits(id, token, { crop: CROP })).status
  const focused = (await saveEdits(id, token, { focalPoint: { x: 10, y: 50 } })).status
  const replaced = await replace(id, token)
  return { described, placed, moved: moved.body.data?.moved ?? moved.status, cropped, focused, replaced }
}

const ALL = { described: 200, placed: 200, moved: 1, cropped: 200, focused: 200, replaced: 200 }
const NONE = { described: 403, placed: 403, moved: 0, cropped: 403, focused: 403, replaced: 403 }
const facts = async (id: number) => {
  const { alt, filename, focal_x, folder_id } = await rowOf(id)
  return { alt, filename, focal_x, folder_id }
}

describe('a clerk who reads content', () => {
  it.each<Use>(['slide', 'post', 'text', 'company'])('changes no picture of a %s', async (use) => {
    const id = await imageIn('vehicle', use)
    const before = await facts(id)
    expect(await attempt(id, tokens.operator)).toEqual(NONE)
    expect(await facts(id)).toEqual(before)
  })

  it.each<Use>(['nothing', 'vehicle'])('changes a picture of a %s', async (use) => {
    expect(await attempt(await imageIn(use), tokens.operator)).toEqual(ALL)
  })
})

it('a manager changes a picture of all of these', async () => {
  const id = await imageIn('vehicle', 'slide', 'post', 'text', 'company')
  expect(await attempt(id, tokens.manager)).toEqual(ALL)
})

it('a supervisor changes those of content, and not those of the company', async () => {
  expect(await attempt(await imageIn('slide'), tokens.supervisor)).toEqual(ALL)
  expect(await attempt(await imageIn('company'), tokens.supervisor)).toEqual(NONE)
})

it('a move takes what the caller may change, and counts the rest', async () => {
  const ids = [await imageIn('vehicle'), await imageIn('slide')]
  const body = { ids, folder }
  const { data } = await accepted(call('POST', '/images/move', { token: tokens.operator, body }))
  expect(data).toEqual({ moved: 1, ofOthers: 1 })
  expect(await Promise.all(ids.map(async (id) => (await rowOf(id)).folder_id))).toEqual([folder, null])
})

describe('a writer without the inventory', () => {
  it.each<Use>(['slide', 'post', 'text'])('describes a picture of a %s, and no more', async (use) => {
    const id = await imageIn(use)
    const before = await facts(id)
    expect(await attempt(id, writer)).toEqual({ ...NONE, described: 200, moved: 403 })
    expect(await facts(id)).toEqual({ ...before, alt: 'Seen from the left' })
    // As the form sends it: with all that the record has.
    expect(await patch(id, writer, { alt: 'Again', folder: null, filename: before.filename })).toBe(200)
  })

  it.each<Use>(['nothing', 'vehicle', 'company'])('changes nothing of one of a %s', async (use) => {
    expect(await attempt(await imageIn(use), writer)).toEqual({ ...NONE, moved: 403 })
  })
})
