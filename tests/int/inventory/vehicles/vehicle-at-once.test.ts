import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { amidChange } from '../../amid-change'
import { as, at, newVehicle, rowsOf, withReservations } from '../reservations/reservations-kit'

withReservations()

const change = (column: string, value: unknown, id: number): [string, unknown[]] => [
  `UPDATE vehicles SET ${column} = $1 WHERE id = $2`,
  [value, id],
]

/** Gives a vehicle a picture that is stored already. */
async function addPicture(vehicle: number): Promise<void> {
  await rowsOf(sql`WITH file AS (INSERT INTO media (filename) VALUES (${`picture-${vehicle}.webp`}) RETURNING id)
    INSERT INTO vehicle_images (vehicle_id, media_id, image_type, is_primary, sort_order)
    SELECT ${vehicle}, id, 'exterior', true, 0 FROM file`)
}

const picturesOf = (vehicle: number) =>
  rowsOf(sql`SELECT media_id FROM vehicle_images WHERE vehicle_id = ${vehicle}`)

describe('a save that waits for another one', () => {
  it('takes no picture from a vehicle that was sold in the meantime', async () => {
    const id = await newVehicle()
    await addPicture(id)
    const before = await picturesOf(id)
    const { status } = await amidChange(change('status', 'SOLD', id), () =>
      as('operator', 'PATCH', `/vehicles/${id}`, { images: [] }),
    )
    expect(status).toBe(409)
    expect(await picturesOf(id)).toEqual(before)
  })

  it.each([
    ['changes', 'PATCH', { mileage: 3 }],
    ['throws away', 'DELETE', undefined],
  ])('%s nothing in a showroom that the caller does not see', async (_, method, body) => {
    const id = await newVehicle()
    const { mombasa, tokyo } = at.catalogue
    await at.payload.update({
      collection: 'users',
      id: at.people.manager.id,
      data: { allShowrooms: false, assignedShowrooms: [mombasa] },
      overrideAccess: true,
      depth: 0,
    })
    const { status } = await amidChange(change('showroom_id', tokyo, id), () =>
      as('manager', method, `/vehicles/${id}`, body),
    )
    expect(status).toBe(404)
    const [row] = await rowsOf(sql`SELECT mileage, deleted_at FROM vehicles WHERE id = ${id}`)
    expect(row).toMatchObject({ mileage: expect.not.stringMatching(/^3$/), deleted_at: null })
  })
})
