import { sql } from '@payloadcms/db-postgres'
import { validationFailed } from '@/kernel/errors'
import { type Issue, issue } from '@/kernel/issue'
import { media, vehicleImages } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, flag, number } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids as idList } from '@/server/sql'
import { uploads } from '../queries/tables'
import { normaliseImages } from '../rules/arrange-images'
import { imageListIssues } from '../rules/image-list-issues'
import type { ImageType } from '../rules/image-types'
import { sentPath } from '../rules/sent-path'
import type { ImagesInput, VehicleImageInput } from '../schemas/vehicle-images'

/** A picture's final state: its row if it has one, its file, and its position. */
type Wanted = {
  id: number | null
  media: number
  imageType: ImageType
  isPrimary: boolean
  sortOrder: number
}

/** The two ways to name pictures: as records, or as paths alone. */
type ImagesField = 'images' | 'imagePaths'

/** The pictures in a save and the field that named them; undefined if it names none. */
export function imagesOf(
  input: ImagesInput,
): { images: VehicleImageInput[]; field: ImagesField } | undefined {
  if (input.images?.length || !input.imagePaths)
    return input.images && { images: input.images, field: 'images' }
  const images = input.imagePaths.map((imagePath, sortOrder) => ({
    imagePath,
    imageType: 'exterior' as const,
    isPrimary: sortOrder === 0,
    sortOrder,
  }))
  return { images, field: 'imagePaths' }
}

/**
 * Sets a vehicle's pictures: removes, adds, reorders, one primary. The files must exist already. The caller
 * has locked the vehicle's row and refreshes its search row.
 *
 * @param field where an issue about one of them points
 * @returns whether anything has changed
 * @throws AppError 422 for missing pictures or files, and for violations of the list's rules
 */
export async function setVehicleImages(
  db: Db,
  vehicle: number,
  given: readonly VehicleImageInput[],
  field: ImagesField = 'images',
): Promise<boolean> {
  const current = await currentImages(db, vehicle)
  const { images, issues } = await resolve(db, given, current, field)
  const refused = [...issues, ...imageListIssues(images)]
  if (refused.length > 0) throw validationFailed(refused)
  const wanted = normaliseImages(images)
  if (JSON.stringify(wanted) === JSON.stringify(current)) return false
  await write(db, vehicle, wanted)
  return true
}

const IMAGE = {
  id: vehicleImages.id,
  media: vehicleImages.mediaId,
  imageType: vehicleImages.imageType,
  isPrimary: flag(sql`is_primary IS TRUE`),
  sortOrder: number(sql`coalesce(sort_order, 0)`),
}

const currentImages = (db: Db, vehicle: number): Promise<Wanted[]> =>
  select(db, IMAGE, sql`FROM vehicle_images WHERE vehicle_id = ${vehicle} ORDER BY sort_order, id`)

/** The file name in the address of a stored picture, with or without a host; null for any other. */
function fileName(path: string | null | undefined): string | null {
  const match = /^(?:\/?media\/)?([^/?#]+)$/.exec(path?.trim() ?? '')
  try {
    return match?.[1] ? decodeURIComponent(match[1]) : null
  } catch {
    return null
  }
}

async function resolve(
  db: Db,
  given: readonly VehicleImageInput[],
  current: readonly Wanted[],
  field: ImagesField,
): Promise<{ images: Wanted[]; issues: Issue[] }> {
  const files = await mediaByFileOrId(db, given)
  const issues: Issue[] = []
  const images = given.flatMap((image, index): Wanted[] => {
    const row = current.find(({ id }) => id === image.id)
    const name = fileName(image.imagePath)
    const media =
      files.ids.get(image.media ?? 0) ??
      files.names.get(name ?? '') ??
      files.paths.get(image.imagePath?.trim() ?? '') ??
      row?.media
    if (!media || (image.id && !row)) {
      issues.push(issue(`${field}.${index}`, 'Image not found'))
      return []
    }
    const { imageType, isPrimary, sortOrder = index } = image
    return [{ id: row?.id ?? null, media, imageType, isPrimary, sortOrder }]
  })
  return { images, issues }
}

async function mediaByFileOrId(db: Db, given: readonly VehicleImageInput[]) {
  const ids = given.flatMap(({ media }) => media ?? [])
  const names = given.flatMap(({ imagePath }) => fileName(imagePath) ?? [])
  const rows = await select(
    db,
    { id: media.id, filename: filled(media.filename) },
    sql`FROM media WHERE id = ANY(${idList(ids)}) OR filename = ANY(${sql.param(names)}::text[])`,
  )
  return {
    ids: new Map(rows.map(({ id }) => [id, id])),
    names: new Map(rows.map(({ filename, id }) => [filename, id])),
    paths: await mediaByPath(db, given),
  }
}

/** Pictures uploaded for this save; that they are the caller's own was checked before. */
async function mediaByPath(db: Db, given: readonly VehicleImageInput[]): Promise<Map<string, number>> {
  const paths = given.flatMap(({ imagePath }) => sentPath(imagePath, 'image') ?? [])
  if (paths.length === 0) return new Map()
  const rows = await select(
    db,
    { path: uploads.path, media: filled(uploads.mediaId) },
    sql`FROM uploads WHERE path = ANY(${sql.param(paths)}::text[]) AND media_id IS NOT NULL`,
  )
  return new Map(rows.map(({ media: id, path }) => [path, id]))
}

async function write(db: Db, vehicle: number, wanted: readonly Wanted[]): Promise<void> {
  const retained = wanted.flatMap(({ id }) => id ?? [])
  await db.execute(
    sql`DELETE FROM vehicle_images WHERE vehicle_id = ${vehicle} AND NOT id = ANY(${idList(retained)})`,
  )
  // Only one row may be primary at any time, so the old one is unset first.
  await db.execute(
    sql`UPDATE vehicle_images SET is_primary = false WHERE vehicle_id = ${vehicle} AND is_primary`,
  )
  const rows = wanted.map(({ id, media, imageType, isPrimary, sortOrder }) => ({
    id,
    vehicle_id: vehicle,
    media_id: media,
    image_type: imageType,
    is_primary: isPrimary,
    sort_order: sortOrder,
  }))
  const source = sql`jsonb_populate_recordset(null::vehicle_images, ${JSON.stringify(rows)}::jsonb)`
  await db.execute(sql`
    UPDATE vehicle_images i SET media_id = w.media_id, image_type = w.image_type, is_primary = w.is_primary,
      sort_order = w.sort_order, updated_at = now()
    FROM ${source} w WHERE i.id = w.id`)
  await db.execute(sql`
    INSERT INTO vehicle_images (vehicle_id, media_id, image_type, is_primary, sort_order)
    SELECT vehicle_id, media_id, image_type, is_primary, sort_order FROM ${source} w WHERE w.id IS NULL`)
}
