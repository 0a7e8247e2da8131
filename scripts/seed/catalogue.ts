import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { drawingKey, drawingOf } from '@/drawing/choose-drawing'
import { drawGalleriesQueue } from '@/modules/inventory/media/jobs/draw-galleries'
import { storeDrawing } from '@/modules/inventory/media/operations/store-drawing'
import { insertVehicles } from '@/modules/inventory/vehicles/operations/write-vehicle-rows'
import { emptyRecord, type VehicleRecord } from '@/modules/inventory/vehicles/queries/select-vehicle-columns'
import { sendJob } from '@/server/jobs/send-job'
import { ids } from '@/server/sql'
import { inTransaction } from '@/server/transaction'
import { buildDemoCatalogue, type DemoVehicle, REFERENCES, SHOWROOMS, TAGS } from './demo'
import { type References, seedReferences } from './references'

const known = (id: number | null | undefined): number[] => (id ? [id] : [])

/** A demo vehicle with ids instead of names. */
function recordOf(car: DemoVehicle, refs: References): VehicleRecord {
  const { createdAt, features, namedPort, publishedAt, showroom, tags, ...own } = car
  const id = (list: string, name: string | null) => refs[list]?.(name) ?? null
  const model = id('models', `${car.manufacturer}/${car.model}`)
  return {
    ...emptyRecord(),
    ...own,
    nameTyped: false,
    manufacturer: id('makes', car.manufacturer),
    model,
    modelCode: id('codes', `${model}/${car.modelCode}`),
    color: id('vehicle-colours', car.color),
    vehicleType: id('vehicle-types', car.vehicleType),
    subBodyType: id('vehicle-sub-body-types', car.subBodyType),
    fuelType: id('vehicle-fuel-types', car.fuelType),
    grade: id('vehicle-grades', car.grade),
    conditionGrade: id('vehicle-condition-grades', car.conditionGrade),
    drivetrain: id('vehicle-drive-trains', car.drivetrain),
    transmission: id('vehicle-transmissions', car.transmission),
    steeringType: id('vehicle-steering-types', car.steeringType),
    steeringAssistType: id('vehicle-steering-assist-types', car.steeringAssistType),
    steeringControlType: id('vehicle-steering-control-types', car.steeringControlType),
    steeringPosition: id('vehicle-steering-positions', car.steeringPosition),
    showroom: id('showrooms', showroom),
    namedPort: id('ports', namedPort),
    tags: tags.flatMap((name) => known(refs.tags?.(name))),
    features: features.flatMap((name) => known(refs.features?.(name))),
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: (publishedAt ?? createdAt).toISOString(),
  }
}

const HEX = new Map<string, string>(REFERENCES['vehicle-colours'].map(({ hex, name }) => [name, hex]))

/** How many drawings are rendered at once; each keeps a core busy. */
const AT_ONCE = 2

/** The first drawn view of every vehicle, as media ids; a job draws the rest once the product is running. */
async function firstViews(payload: Payload, cars: readonly DemoVehicle[]): Promise<number[]> {
  const drawings = cars.map((car) =>
    drawingOf(
      {
        bodyType: car.vehicleType,
        subBodyType: car.subBodyType,
        colourName: car.color,
        colourHex: HEX.get(car.color) ?? null,
        steering: car.steeringType,
      },
      'left',
    ),
  )
  const media = new Map<string, number>()
  const waiting = [...new Map(drawings.map((drawing, n) => [drawingKey(drawing), n])).values()]
  const worker = async () => {
    for (let n = waiting.pop(); n !== undefined; n = waiting.pop()) {
      const [drawing, car] = [drawings[n], cars[n]]
      if (drawing && car)
        media.set(drawingKey(drawing), await storeDrawing(payload, drawing, car.vehicleType))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return drawings.map((drawing) => media.get(drawingKey(drawing)) ?? 0)
}

/** The pictures of the home page's tags, as media ids by tag name. */
async function tagPictures(payload: Payload): Promise<Map<string, number>> {
  const pictures = new Map<string, number>()
  for (const tag of TAGS)
    if ('picture' in tag) pictures.set(tag.name, await storeDrawing(payload, tag.picture, tag.picture.body))
  return pictures
}

/**
 * The demo catalogue, all of it or nothing. A killed run leaves at most drawings behind, which the next one
 * uses.
 */
export async function seedCatalogue(
  payload: Payload,
  options: { small: boolean },
): Promise<{ vehicles: number; showrooms: number[] }> {
  const { vehicles: cars } = buildDemoCatalogue({ now: new Date(), count: options.small ? 120 : undefined })
  const pictures = await firstViews(payload, cars)
  const ofTags = await tagPictures(payload)
  return inTransaction({ payload }, async (req, db) => {
    const refs = await seedReferences(db, ofTags)
    const made = await insertVehicles(
      db,
      cars.map((car) => recordOf(car, refs)),
    )
    await db.execute(sql`
      INSERT INTO vehicle_images (vehicle_id, media_id, image_type, is_primary, sort_order)
      SELECT v, m, 'exterior', true, 0 FROM unnest(${ids(made)}, ${ids(pictures)}) AS pair (v, m)`)
    await db.execute(sql`SELECT refresh_search_terms()`)
    await db.execute(sql`SELECT refresh_vehicle_search(${ids(made)})`)
    await db.execute(sql`SELECT refresh_search_popularity()`)
    if (!options.small) await sendJob(req, drawGalleriesQueue, {})
    const showrooms = SHOWROOMS.flatMap(({ showroomName }) => known(refs.showrooms?.(showroomName)))
    return { vehicles: made.length, showrooms }
  })
}
