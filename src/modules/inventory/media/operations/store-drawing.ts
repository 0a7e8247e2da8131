import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { drawVehicle } from '@/drawing'
import { drawingKey } from '@/drawing/choose-drawing'
import type { DrawingRequest } from '@/drawing/drawing-request'
import { renderDrawing } from '@/drawing/render-drawing'
import { media } from '@/modules/inventory/tables.gen'
import { returning } from '@/server/rows/returning'
import { selectValues } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { inTransaction } from '@/server/transaction'

/** The sizes that the media collection stores of a picture: name, width and WebP quality. */
const SIZES = [
  { name: 'thumb', width: 160, height: 120, quality: 70 },
  { name: 'card', width: 480, height: 360, quality: 74 },
  { name: 'detail', width: 1280, height: 960, quality: 80 },
] as const

const VIEW_WORDS = {
  left: 'left side',
  right: 'right side',
  front: 'front',
  rear: 'rear',
  interior: 'interior',
  detail: 'wheel and lamp',
  panorama: 'interior, 360°',
}

const address = (name: string) => `/media/${name}`

/** Draws, encodes and stores a picture in every size; returns the columns of its media row. */
async function writeFiles(drawing: DrawingRequest): Promise<Record<string, unknown>> {
  const key = drawingKey(drawing)
  const isPanorama = drawing.view === 'panorama'
  const width = isPanorama ? 2048 : 1280
  const full = await renderDrawing(drawVehicle(drawing), { width, format: 'webp', quality: 84 })
  const filename = `${key}.webp`
  await storage().put(`media/${filename}`, full, 'image/webp')
  const columns: Record<string, unknown> = {
    filename,
    url: address(filename),
    mime_type: 'image/webp',
    filesize: full.length,
    width,
    height: isPanorama ? 1024 : 960,
  }
  for (const size of SIZES) {
    const name = `${key}-${size.width}.webp`
    const height = isPanorama && size.name !== 'thumb' ? size.width / 2 : size.height
    const data = await sharp(full)
      .resize(size.width, height, { fit: 'cover' })
      .webp({ quality: size.quality })
      .toBuffer()
    await storage().put(`media/${name}`, data, 'image/webp')
    const prefix = `sizes_${size.name}`
    Object.assign(columns, {
      [`${prefix}_filename`]: name,
      [`${prefix}_url`]: address(name),
      [`${prefix}_mime_type`]: 'image/webp',
      [`${prefix}_filesize`]: data.length,
      [`${prefix}_width`]: size.width,
      [`${prefix}_height`]: height,
    })
  }
  return { ...columns, thumbnail_u_r_l: columns.sizes_thumb_url }
}

/**
 * The media row of a drawing, which is drawn and stored if missing. Concurrent callers get the same row: the
 * drawing's key is unique.
 */
export async function storeDrawing(
  payload: Payload,
  drawing: DrawingRequest,
  bodyName: string,
): Promise<number> {
  const key = drawingKey(drawing)
  const [known] = await selectValues(payload.db.drizzle, media.id, sql`FROM media WHERE drawing = ${key}`)
  if (known !== undefined) return known
  const alt = `Drawing of a ${bodyName.toLowerCase()}, ${VIEW_WORDS[drawing.view]}`
  const row = { ...(await writeFiles(drawing)), drawing: key, alt }
  const columns = sql.join(
    Object.keys(row).map((column) => sql.identifier(column)),
    sql`, `,
  )
  return inTransaction({ payload }, async (_req, db) => {
    const [made] = await returning(
      db,
      { id: media.id },
      sql`INSERT INTO media (${columns})
      SELECT ${columns} FROM jsonb_populate_record(null::media, ${JSON.stringify(row)}::jsonb)
      ON CONFLICT (drawing) DO UPDATE SET updated_at = now()`,
    )
    if (!made) throw new Error('a drawing that was just stored is gone')
    return made.id
  })
}
