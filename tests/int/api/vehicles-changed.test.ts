import { describe, expect, it } from 'vitest'
import { addMedia } from './catalogue'
import { call } from './client'
import { at, create, rowOf, withCatalogue } from './vehicles-kit'

withCatalogue()

describe('changing a vehicle', () => {
  it('keeps what is not sent and derives values again, by PATCH and by PUT', async () => {
    const { body } = await create()
    const path = `/vehicles/${body.data.id}`
    const patched = await call('PATCH', path, { token: at.tokens.operator, body: { markup: 50 } })
    expect(patched.body.data).toMatchObject({ price: 9000, mileage: 41_200, tags: ['Low mileage'] })
    const put = await call('PUT', path, { token: at.tokens.operator, body: { mileage: 50_000 } })
    expect(put.body).toMatchObject({
      message: 'Vehicle updated successfully',
      data: { mileage: 50_000, price: 9000 },
    })
  })

  it('rejects a change based on an outdated version', async () => {
    const { body } = await create()
    const path = `/vehicles/${body.data.id}`
    const seen = { updatedAt: body.data.updatedAt }
    const first = await call('PATCH', path, { token: at.tokens.operator, body: { ...seen, mileage: 1 } })
    expect(first.status).toBe(200)
    const second = await call('PATCH', path, { token: at.tokens.supervisor, body: { ...seen, mileage: 2 } })
    expect(second.status).toBe(409)
    expect((await rowOf(body.data.id)).mileage).toBe('1')
  })

  it('leaves a sold vehicle alone; only the administrator may reopen it', async () => {
    const { body } = await create({ status: 'SOLD' })
    const path = `/vehicles/${body.data.id}`
    const media = await addMedia('sold.webp')
    expect((await call('PATCH', path, { token: at.tokens.admin, body: { mileage: 2 } })).status).toBe(409)
    const pictures = { images: [{ media_id: media }] }
    expect((await call('PATCH', path, { token: at.tokens.admin, body: pictures })).status).toBe(409)
    expect((await call('PATCH', path, { token: at.tokens.operator, body: { status: 'DRAFT' } })).status).toBe(
      409,
    )
    expect((await call('PATCH', path, { token: at.tokens.admin, body: { status: 'DRAFT' } })).status).toBe(
      200,
    )
  })

  it('sets the pictures exactly as sent: in order, one primary, files by their address', async () => {
    await addMedia('front.webp')
    const rear = await addMedia('rear 1.webp')
    const inside = await addMedia('inside.webp')
    const { body } = await create({ image_paths: ['/media/front.webp', '/media/rear%201.webp'] })
    expect(body.data.images).toMatchObject([
      { image_path: '/media/front.webp', is_primary: true, sort_order: 0, image_type: 'exterior' },
      { image_path: '/media/rear%201.webp', is_primary: false, sort_order: 1 },
    ])
    const [front, second] = body.data.images
    const { body: changed } = await call('PATCH', `/vehicles/${body.data.id}`, {
      token: at.tokens.operator,
      body: {
        images: [
          { ...second, is_primary: true, sort_order: 0 },
          { media_id: inside, image_type: 'interior', sort_order: 1 },
        ],
      },
    })
    expect(changed.data.images).toMatchObject([
      { id: second.id, media_id: rear, is_primary: true, sort_order: 0 },
      { media_id: inside, image_type: 'interior', is_primary: false, sort_order: 1 },
    ])
    expect(changed.data.images.map(({ id }: { id: number }) => id)).not.toContain(front.id)
    const page = await call('GET', `/vehicles/public/vehicle/${body.data.id}`)
    expect(page.body.data.images[0].image_path).toBe('/media/rear%201.webp')
    const grouped = await call('GET', `/vehicles/${body.data.id}/organized`, { token: at.tokens.operator })
    expect(grouped.body.data.images.interior).toHaveLength(1)
  })

  it('rejects missing pictures, a second panorama and a twenty-first picture', async () => {
    const wide = await addMedia('wide.webp')
    const unknown = await create({ images: [{ image_path: '/media/none.webp' }] })
    expect(unknown.body).toMatchObject({ errors: [{ path: 'images.0', message: 'Image not found' }] })
    const panorama = { media_id: wide, image_type: 'exterior_360' }
    const two = await create({ images: [panorama, panorama] })
    expect(two.body.message).toBe(
      'Only one Exterior 360° image is allowed. You already have an Exterior 360° image.',
    )
    const many = await create({ images: Array.from({ length: 21 }, () => ({ media_id: wide })) })
    expect(many.body.message).toBe('You can only upload up to 20 images')
  })

  it('replaces the features and names one that does not exist', async () => {
    const { body } = await create()
    const path = `/vehicles/${body.data.id}/features`
    const set = { featureIds: [at.catalogue.abs, at.catalogue.airbags] }
    const done = await call('PUT', path, { token: at.tokens.operator, body: set })
    expect(done.body.data).toEqual({ vehicleId: body.data.id, ...set })
    const publicly = await call('GET', path)
    expect(publicly.body.data.featureIds.toSorted()).toEqual(set.featureIds.toSorted())
    const wrong = await call('PUT', path, { token: at.tokens.operator, body: { featureIds: [987_654] } })
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors[0].message).toBe('Feature 987654 not found')
  })

  it('moves a deleted vehicle to the trash: nobody finds it, and its numbers are free again', async () => {
    const { body } = await create()
    const { id, chassis } = body.data
    expect((await call('DELETE', `/vehicles/${id}`, { token: at.tokens.operator })).status).toBe(403)
    expect((await call('DELETE', `/vehicles/${id}`, { token: at.tokens.admin })).status).toBe(200)
    expect((await call('GET', `/vehicles/${id}`, { token: at.tokens.admin })).status).toBe(404)
    expect((await call('GET', `/vehicles/public/vehicle/${id}`)).status).toBe(404)
    expect((await call('DELETE', `/vehicles/${id}`, { token: at.tokens.admin })).status).toBe(404)
    expect((await rowOf(id)).deleted_at).not.toBeNull()
    expect((await create({ chassis })).status).toBe(201)
  })
})
