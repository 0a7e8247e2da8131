import { sql } from '@payloadcms/db-postgres'
import { describe, expect, test } from 'vitest'
import { sweepUploads } from '@/modules/inventory/media/operations/sweep-uploads'
import { amidChange } from '../../amid-change'
import { call } from '../../api/client'
import {
  age,
  createVehicle,
  exists,
  open,
  presign,
  sentPaper,
  sentPhoto,
  store,
  storePaper,
  type World,
} from './uploads-kit'

/** What happens to files that no record uses, with every kind of storage. */
export function sweepCases(world: () => World): void {
  const tokens = () => world().tokens
  const create = (more: Record<string, unknown>, who?: 'admin' | 'operator') =>
    createVehicle(world(), more, who)

  describe('the nightly sweep', () => {
    test('removes what nobody used for a day, and leaves what is used or new', async () => {
      const { admin } = tokens()
      const unsent = (
        await presign(admin, { fileType: 'jpg', fileName: 'no.jpg', size: 9, folder: 'vehicles' })
      ).body.data
      const [raw, unused, used] = [
        await sentPhoto(admin, 20),
        await sentPhoto(admin, 21),
        await sentPhoto(admin, 22),
      ]
      const lone = (await store(admin, unused.path)).body.data
      const shown = (await create({ image_paths: [used.path] })).body.data
      const sheet = (await storePaper(admin, (await sentPaper(admin)).path)).body.url
      const draft = (await create({ auction_sheet_url: sheet })).body.data
      const paper = await sentPaper(admin)
      await storePaper(admin, paper.path)
      await age(world(), 25)
      const fresh = await sentPhoto(admin, 23)
      const { failed, removed } = await sweepUploads(world().payload)
      expect(failed).toBe(0)
      expect(removed).toBeGreaterThanOrEqual(4)
      for (const key of [raw.path, paper.path, lone.image_path.slice(1)])
        expect(await exists(key), key).toBe(false)
      expect(await exists(fresh.path)).toBe(true)
      expect(await exists(shown.images[0].image_path.slice(1))).toBe(true)
      expect((await open(sheet)).status).toBe(200)
      const left = await world().payload.db.drizzle.execute(
        sql`SELECT path FROM uploads WHERE path IN (${unsent.path}, ${raw.path}, ${unused.path}, ${paper.path})`,
      )
      expect(left.rows).toEqual([])
      await call('PATCH', `/vehicles/${draft.id}`, { token: admin, body: { auction_sheet_url: '' } })
      await call('PATCH', `/vehicles/${shown.id}`, { token: admin, body: { images: [] } })
      await sweepUploads(world().payload)
      expect(await exists(shown.images[0].image_path.slice(1))).toBe(false)
      expect((await open(sheet, admin)).status).toBe(404)
    })

    test('leaves a picture that a vehicle starts to use meanwhile', async () => {
      const { admin } = tokens()
      const { image_path: path, media_id: media } = (await store(admin, (await sentPhoto(admin, 24)).path))
        .body.data
      const vehicle = (await create({})).body.data.id
      await age(world(), 25)
      const { failed } = await amidChange(
        [
          `INSERT INTO vehicle_images (vehicle_id, media_id, image_type, is_primary, sort_order)
            VALUES ($1, $2, 'exterior', true, 0)`,
          [vehicle, media],
        ],
        () => sweepUploads(world().payload),
      )
      expect(failed).toBe(0)
      expect(await exists(path.slice(1))).toBe(true)
      const left = await world().payload.db.drizzle.execute(
        sql`SELECT media_id FROM vehicle_images WHERE vehicle_id = ${vehicle}`,
      )
      expect(left.rows).toEqual([{ media_id: media }])
    })
  })
}
