import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { type DrawnFacts, drawingKey, drawingOf } from '@/drawing/choose-drawing'
import type { View } from '@/drawing/drawing-request'
import {
  vehicleColours,
  vehicleSteeringTypes,
  vehicleSubBodyTypes,
  vehicles,
  vehicleTypes,
} from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { emit } from '@/server/events'
import { nullable } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { inTransaction } from '@/server/transaction'
import { storeDrawing } from './store-drawing'

/** The views after the first, in gallery order, with what each shows. */
const LATER_VIEWS = [
  { view: 'right', type: 'exterior' },
  { view: 'front', type: 'exterior' },
  { view: 'rear', type: 'exterior' },
  { view: 'interior', type: 'interior' },
  { view: 'detail', type: 'exterior' },
  { view: 'panorama', type: 'interior_360' },
] as const satisfies { view: View; type: string }[]

type DrawnSet = { key: string; facts: DrawnFacts; vehicles: number[] }

const c = alias(vehicleColours, 'c')

const DRAWN = {
  id: alias(vehicles, 'v').id,
  bodyType: alias(vehicleTypes, 't').name,
  subBodyType: nullable(alias(vehicleSubBodyTypes, 'b').name),
  colourName: nullable(c.name),
  colourHex: c.hex,
  steering: nullable(alias(vehicleSteeringTypes, 's').name),
}

/** Vehicles that only have the first drawing of their set so far, grouped by set. */
async function unfinishedSets(db: Db): Promise<DrawnSet[]> {
  const rows = await select(
    db,
    DRAWN,
    sql`FROM vehicles v
    JOIN vehicle_images i ON i.vehicle_id = v.id
    JOIN media m ON m.id = i.media_id AND m.drawing LIKE '%-left'
    JOIN vehicle_types t ON t.id = v.vehicle_type_id
    LEFT JOIN vehicle_sub_body_types b ON b.id = v.sub_body_type_id
    LEFT JOIN vehicle_colours c ON c.id = v.color_id
    LEFT JOIN vehicle_steering_types s ON s.id = v.steering_type_id
    WHERE (SELECT count(*) FROM vehicle_images WHERE vehicle_id = v.id) < ${LATER_VIEWS.length + 1}
    ORDER BY v.featured DESC NULLS LAST, v.id DESC`,
  )
  const sets = new Map<string, DrawnSet>()
  for (const { id, ...facts } of rows) {
    const key = drawingKey(drawingOf(facts, 'left'))
    const set = sets.get(key) ?? { key, facts, vehicles: [] }
    set.vehicles.push(id)
    sets.set(key, set)
  }
  return [...sets.values()]
}

/** Draws the later views of one set and adds them to its vehicles, all in one transaction. */
async function finishSet(payload: Payload, set: DrawnSet): Promise<void> {
  const pictures: { media: number; type: string; order: number }[] = []
  for (const [index, { type, view }] of LATER_VIEWS.entries()) {
    const media = await storeDrawing(payload, drawingOf(set.facts, view), set.facts.bodyType ?? 'vehicle')
    pictures.push({ media, type, order: index + 1 })
  }
  await inTransaction({ payload }, async (req, db) => {
    await db.execute(sql`SELECT id FROM vehicles WHERE id = ANY(${ids(set.vehicles)}) ORDER BY id FOR UPDATE`)
    await db.execute(sql`
      INSERT INTO vehicle_images (vehicle_id, media_id, image_type, is_primary, sort_order)
      SELECT v, (p ->> 'media')::int, (p ->> 'type')::enum_vehicle_images_image_type, false, (p ->> 'order')::int
      FROM unnest(${ids(set.vehicles)}) AS v, jsonb_array_elements(${JSON.stringify(pictures)}::jsonb) AS p
      ON CONFLICT (vehicle_id, media_id) DO NOTHING`)
    await emit('vehicleChanged', { ids: set.vehicles, how: 'pictures' }, req)
  })
}

type FinishOptions = {
  /** Called after each set with the number done and the total. */
  progress?: (done: number, total: number) => Promise<void> | void
  /** Abort it to stop after the current set. */
  signal?: AbortSignal
  /** Stop after this many sets. */
  atMost?: number
}

/**
 * Completes the drawn galleries: every vehicle that has the first view of its set gets the others.
 * It may stop anywhere and be started again; existing pictures are left alone.
 *
 * @returns the number of sets completed
 */
export async function drawRemainingViews(
  payload: Payload,
  { progress, signal, atMost }: FinishOptions = {},
): Promise<number> {
  const sets = (await unfinishedSets(payload.db.drizzle)).slice(0, atMost)
  for (const [index, set] of sets.entries()) {
    if (signal?.aborted) return index
    await finishSet(payload, set)
    await progress?.(index + 1, sets.length)
  }
  return sets.length
}
