import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../../setup/payload'
import { callNatively } from '../../api/actors'
import { accepted, call, PASSWORD, tokenOf } from '../../api/client'
import { addVehicle, admitStaff, make, run, tokens } from '../../api/native-kit'
import { addImage, halves, rowOf } from './images-kit'

let picture: Buffer
let editor: string

// It loads the whole of Payload's interface.
beforeAll(async () => {
  await admitStaff()
  picture = await halves(1280, 720)
  const permissions = { content: { read: true, create: true, update: true, delete: true } }
  const role = await make('roles', { name: 'Editor', key: 'editor', permissions })
  const email = 'editor@showrooms.example.com'
  const person = { password: PASSWORD, firstName: 'E', lastName: 'S', status: 'ACTIVE', allShowrooms: true }
  const id = await make('users', { email, role, ...person })
  editor = await tokenOf(await getTestPayload(), { id, email })
}, 180_000)

const image = (name = 'library') => addImage(`${name}.png`, picture)
const showIn = async (side: 'own' | 'other', media: number): Promise<number> => {
  const vehicle = await addVehicle(side)
  await make('vehicle-images', { vehicle, media, imageType: 'exterior' })
  return vehicle
}
const usesOf = async (id: number, token: string | undefined) =>
  (await accepted(call('GET', `/images/${id}/uses`, { token }))).data
let folders = 0
const addFolder = () => make('image-folders', { name: `Folder ${++folders}` })

describe('what uses an image', () => {
  it('is nothing at first', async () => {
    expect(await usesOf(await image(), tokens.admin)).toEqual({ words: null, listed: [], others: 0 })
  })

  it('is listed by name, once each, wherever the image is', async () => {
    const id = await image()
    const vehicle = await showIn('own', id)
    const maker = await make('manufacturers', { name: 'Hino of uses', logo: id })
    const post = await make('blog-posts', { title: 'Reading a sheet', featuredImage: id, _status: 'draft' })
    await run(sql`INSERT INTO homepage_slides (type, media_id) VALUES ('DEFAULT', ${id})`)
    await run(sql`INSERT INTO content_pictures (kind, record_id, media_id) VALUES ('post', ${post}, ${id})
      ON CONFLICT DO NOTHING`)
    await run(sql`UPDATE company_settings SET logo_id = ${id}, dark_logo_id = ${id}`)
    const { listed, others, words } = await usesOf(id, tokens.admin)
    const { rows } = await (await getTestPayload()).db.drizzle.execute(
      sql`SELECT name, sku FROM vehicles WHERE id = ${vehicle}`,
    )
    const hrefs = listed.map(({ href }: { href: string }) => href).sort()
    expect(hrefs).toEqual(
      expect.arrayContaining([
        `/admin/collections/blog-posts/${post}`,
        `/admin/collections/manufacturers/${maker}`,
        `/admin/collections/vehicles/${vehicle}`,
      ]),
    )
    expect(new Set(hrefs).size).toBe(hrefs.length)
    expect(listed).toContainEqual({
      kind: 'vehicle',
      title: rows[0]?.name,
      detail: rows[0]?.sku,
      href: `/admin/collections/vehicles/${vehicle}`,
    })
    expect(listed).toContainEqual(expect.objectContaining({ kind: 'slide', title: 'Untitled slide' }))
    expect(words).toMatch(/^1 vehicle/)
    expect(words).toMatch(/1 blog post/)
    expect(words).toMatch(/1 manufacturer/)
    expect(others).toBe(0)
    await run(sql`UPDATE company_settings SET logo_id = NULL, dark_logo_id = NULL`)
  })

  it('of other showrooms, and of other modules, is counted and not named', async () => {
    const id = await image()
    const own = await showIn('own', id)
    await showIn('other', id)
    await make('blog-posts', { title: 'Not for clerks', featuredImage: id, _status: 'draft' })
    const clerk = await usesOf(id, tokens.reader)
    expect(clerk).toMatchObject({ words: '2 vehicles and 1 blog post', others: 2 })
    expect(clerk.listed).toEqual([expect.objectContaining({ href: `/admin/collections/vehicles/${own}` })])
    const writer = await usesOf(id, editor)
    expect(writer.listed).toEqual([expect.objectContaining({ title: 'Not for clerks' })])
    expect(writer.others).toBe(2)
  })

  it('is no concern of guests and customers', async () => {
    const id = await image()
    expect((await call('GET', `/images/${id}/uses`)).status).toBe(401)
  })

  it('prevents its deletion; an unused one goes, by those who may delete', async () => {
    const [used, unused] = [await image(), await image()]
    await showIn('own', used)
    const remove = (id: number, token = tokens.admin) => call('DELETE', `/images/${id}`, { token })
    const refused = await remove(used)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This image is used by 1 vehicle and cannot be deleted.',
    ])
    expect((await remove(unused, tokens.reader)).status).toBe(403)
    expect((await remove(unused)).status).toBe(200)
    expect((await remove(unused)).status).toBe(404)
  })
})

describe('the list', () => {
  const list = async (query: string, token: string | undefined) =>
    (await (await callNatively('GET', `media?${query}`, token)).json()).docs as Record<string, unknown>[]

  it('shows what uses each image', async () => {
    const [used, unused] = [await image(), await image()]
    await showIn('own', used)
    await make('manufacturers', { name: 'Isuzu of lists', logo: used })
    const docs = await list(`where[id][in]=${used},${unused}`, tokens.reader)
    expect(new Map(docs.map(({ id, usedBy }) => [id, usedBy]))).toEqual(
      new Map<unknown, unknown>([
        [used, 'vehicles, manufacturers'],
        [unused, null],
      ]),
    )
  })

  it.each(['undescribed', 'unused'] as const)('of images that are %s has just those', async (view) => {
    const [described, bare, ofVehicle, alone] = [await image(), await image(), await image(), await image()]
    await make('manufacturers', { name: `Described ${view}`, logo: described })
    await make('manufacturers', { name: `Bare ${view}`, logo: bare })
    await showIn('own', ofVehicle)
    await run(sql`UPDATE media SET alt = 'A badge' WHERE id = ${described}`)
    const { findImagesOfView } = await import('@/modules/inventory/media/queries/find-images-of-view')
    const payload = await getTestPayload()
    const ids = await findImagesOfView(payload, payload.db.drizzle, view)
    const shown = [described, bare, ofVehicle, alone].filter((id) => ids.includes(id))
    expect(shown).toEqual(view === 'unused' ? [alone] : [bare])
  })
})

describe('folders', () => {
  const folderCalls = (token: string | undefined, folder: number, name: string) =>
    Promise.all([
      callNatively('POST', 'image-folders', token, { name }),
      callNatively('PATCH', `image-folders/${folder}`, token, { name: `${name} again` }),
    ]).then((answers) => answers.map(({ status }) => status))

  it.each([
    ['a clerk', () => tokens.operator, [201, 200]],
    ['an administrator', () => tokens.admin, [201, 200]],
    ['a reader of the stock', () => tokens.reader, [403, 403]],
    ['a writer of posts', () => editor, [403, 403]],
    ['a guest', () => undefined, [401, 401]],
  ])('are created and renamed by those who change images: %s', async (who, token, expected) => {
    expect(await folderCalls(token(), await addFolder(), `Of ${who}`)).toEqual(expected)
  })

  it('have a name, and no other has the same', async () => {
    await make('image-folders', { name: 'Badges' })
    const taken = await callNatively('POST', 'image-folders', tokens.admin, { name: ' badges ' })
    expect([taken.status, await taken.text()]).toEqual([
      400,
      expect.stringContaining('There is a folder of this name'),
    ])
    expect((await callNatively('POST', 'image-folders', tokens.admin, { name: ' ' })).status).toBe(400)
  })

  it('are deleted once they are empty, by those who change images', async () => {
    const [folder, id] = [await addFolder(), await image()]
    await accepted(call('POST', '/images/move', { token: tokens.admin, body: { ids: [id], folder } }))
    const full = await callNatively('DELETE', `image-folders/${folder}`, tokens.operator)
    expect([full.status, await full.text()]).toEqual([409, expect.stringContaining('used by 1 image')])
    await accepted(call('POST', '/images/move', { token: tokens.admin, body: { ids: [id], folder: null } }))
    expect((await callNatively('DELETE', `image-folders/${folder}`, tokens.reader)).status).toBe(403)
    expect((await callNatively('DELETE', `image-folders/${folder}`, tokens.operator)).status).toBe(200)
  })

  it('do not open an image of another showroom, nor close one', async () => {
    const [folder, own, other] = [await addFolder(), await image(), await image()]
    await showIn('own', own)
    await showIn('other', other)
    const ids = [own, other]
    const answer = await accepted(
      call('POST', '/images/move', { token: tokens.operator, body: { ids, folder } }),
    )
    expect(answer.data).toEqual({ moved: 1, ofOthers: 1 })
    expect([(await rowOf(own)).folder_id, (await rowOf(other)).folder_id]).toEqual([folder, null])
    const single = await callNatively('PATCH', `media/${other}`, tokens.operator, { folder })
    expect(single.status).toBe(403)
    const everywhere = await accepted(
      call('POST', '/images/move', { token: tokens.admin, body: { ids, folder } }),
    )
    expect(everywhere.data).toEqual({ moved: 2, ofOthers: 0 })
    expect((await call('GET', `/images/${other}/uses`, { token: tokens.operator })).status).toBe(200)
  })

  it.each([
    ['a reader', () => tokens.reader, 403],
    ['a writer of posts', () => editor, 403],
    ['a guest', () => undefined, 401],
  ])('%s moves no image', async (_who, token, status) => {
    const id = await image()
    const body = { ids: [id], folder: await addFolder() }
    expect((await call('POST', '/images/move', { token: token(), body })).status).toBe(status)
    expect((await rowOf(id)).folder_id).toBeNull()
  })

  it('that do not exist take no image', async () => {
    const answer = await call('POST', '/images/move', {
      token: tokens.admin,
      body: { ids: [await image()], folder: 999_999 },
    })
    expect([answer.status, answer.body.message]).toEqual([404, 'Folder not found'])
  })

  it('a picture is uploaded into one, with its description', async () => {
    const folder = await addFolder()
    const form = new FormData()
    form.set('file', new File([new Uint8Array(picture)], 'placed.png', { type: 'image/png' }))
    form.set('_payload', JSON.stringify({ alt: 'Two halves', folder }))
    const { POST } = await import('@/app/(payload)/api/[...slug]/route')
    const headers = { authorization: `Bearer ${editor}` }
    const request = new Request('http://localhost:3000/api/media', { method: 'POST', headers, body: form })
    const answer = await POST(request, { params: Promise.resolve({ slug: ['media'] }) })
    expect(answer.status, await answer.clone().text()).toBe(201)
    expect(await rowOf((await answer.json()).doc.id)).toMatchObject({ alt: 'Two halves', folder_id: folder })
  })
})
