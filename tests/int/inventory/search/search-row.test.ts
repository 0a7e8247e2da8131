import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, test } from 'vitest'
import { rebuildSearch } from '@/modules/inventory/search/engine/rebuild-search'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { dbOf } from '@/server/db-of'
import { inTransaction } from '@/server/transaction'
import { at, compare, rows, search, update, withVehicles } from './search-kit'
import { addPicture, addVehicle, draftOf, randomOf } from './search-world'

withVehicles()

describe('the search row', () => {
  test('a save that is rolled back leaves neither a search row nor a change to follow', async () => {
    const before = await rows(
      sql`SELECT max(vehicle_id) AS id, count(*)::int AS n FROM vehicle_search_change`,
    )
    const failing = inTransaction({ payload: at.payload }, async (req) => {
      const { id } = await at.payload.create({
        collection: 'vehicles',
        data: draftOf(at.world, randomOf(31), { status: 'PUBLISHED' }) as never,
        req,
        depth: 0,
      })
      const inside = await (await dbOf(req)).execute(
        sql`SELECT 1 FROM vehicle_search WHERE vehicle_id = ${id}`,
      )
      expect(inside.rows).toHaveLength(1)
      throw new Error('not today')
    })
    await expect(failing).rejects.toThrow('not today')
    expect(
      await rows(sql`SELECT max(vehicle_id) AS id, count(*)::int AS n FROM vehicle_search_change`),
    ).toEqual(before)
    expect(await rows(sql`SELECT vehicle_id FROM vehicle_search EXCEPT SELECT id FROM vehicles`)).toEqual([])
  })

  test('the first picture, another primary one and its removal change the card immediately', async () => {
    const id = await addVehicle(at.payload, at.world, randomOf(41), { status: 'PUBLISHED' })
    const card = async () => {
      const { rows: cards } = await searchVehicles(at.payload, search({ q: `kd${id}` }))
      return cards[0]
    }
    expect(await card()).toMatchObject({ pictureCount: 0, picture: { drawn: true } })
    const first = await addPicture(at.payload, id, `first-${id}`)
    expect(await card()).toMatchObject({ pictureCount: 1, picture: { drawn: false, alt: `first-${id}` } })
    const second = await addPicture(at.payload, id, `second-${id}`, { isPrimary: true })
    expect(await card()).toMatchObject({ pictureCount: 2, picture: { alt: `second-${id}` } })
    expect((await card())?.picture.card).toMatch(/^\/media\/.+\.webp$/)
    await at.payload.update({ collection: 'media', id: second.media, data: { alt: 'renamed' }, depth: 0 })
    expect((await card())?.picture.alt).toBe('renamed')
    await at.payload.delete({ collection: 'vehicle-images', id: second.image, depth: 0 })
    expect(await card()).toMatchObject({ pictureCount: 1, picture: { alt: `first-${id}` } })
    await at.payload.delete({ collection: 'vehicle-images', id: first.image, depth: 0 })
    expect(await card()).toMatchObject({ pictureCount: 0, picture: { drawn: true } })
  })

  test('a port that is deleted is out of the rows at once', async () => {
    const port = await at.payload.create({
      collection: 'ports',
      data: { name: 'Gone', country: 'Malawi', use: 'destination', active: true },
      depth: 0,
    })
    const id = await addVehicle(at.payload, at.world, randomOf(47), {
      status: 'PUBLISHED',
      namedPort: port.id,
    })
    await rows(sql`DELETE FROM ports WHERE id = ${port.id}`)
    expect(await rows(sql`SELECT named_port FROM vehicle_search WHERE vehicle_id = ${id}`)).toEqual([
      { named_port: 0 },
    ])
    expect((await rebuildSearch(at.payload)).repaired).toBe(0)
  })

  test('a rebuild finds and repairs hidden changes, and nothing else', async () => {
    expect((await rebuildSearch(at.payload)).repaired).toBe(0)
    const victims = (await rows(sql`SELECT vehicle_id AS id FROM vehicle_search ORDER BY 1 LIMIT 3`)).map(
      ({ id }) => Number(id),
    )
    await rows(sql`UPDATE vehicle_search SET price = 1, doc = 'wrong' WHERE vehicle_id = ${victims[0]}`)
    await rows(sql`DELETE FROM vehicle_search WHERE vehicle_id = ${victims[1]}`)
    await rows(sql`UPDATE vehicle_search SET tags = '{999999}' WHERE vehicle_id = ${victims[2]}`)
    expect((await rebuildSearch(at.payload)).repaired).toBe(3)
    expect((await rebuildSearch(at.payload)).repaired).toBe(0)
    await compare(search({}))
  })

  test('two saves of one vehicle at once leave the row of the later one', async () => {
    const id = await addVehicle(at.payload, at.world, randomOf(51), { status: 'PUBLISHED', price: 10 })
    await Promise.all([
      addPicture(at.payload, id, `both-${id}`),
      update(id, { price: 20 }),
      at.payload.update({
        collection: 'vehicles',
        id,
        data: { seats: 7 },
        depth: 0,
        req: await createLocalReq({}, at.payload),
      }),
    ])
    await rebuildSearch(at.payload).then(({ repaired }) => expect(repaired).toBe(0))
  })
})
