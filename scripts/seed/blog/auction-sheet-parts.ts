import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import sharp from 'sharp'
import type { ContentNode } from '@/modules/content/rich-text/rules/content'
import { isStatus } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { addPicture } from './add-picture'

const block = (blockType: string, fields: object): ContentNode => ({
  type: 'block',
  fields: { blockType, ...fields },
})

/** A car from above, with the marks of an inspector. */
function sheetDrawing(): Promise<Buffer> {
  const mark = (x: number, y: number, text: string) =>
    `<circle cx="${x}" cy="${y}" r="34" fill="none" stroke="#c93a1b" stroke-width="5"/>
     <text x="${x}" y="${y + 12}" font-family="sans-serif" font-size="34" text-anchor="middle" fill="#c93a1b">${text}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600">
    <rect width="1200" height="600" fill="#fbf9f4"/>
    <g fill="none" stroke="#24313f" stroke-width="6">
      <rect x="170" y="140" width="860" height="320" rx="110"/>
      <path d="M390 170 L450 215 V385 L390 430 Z M830 170 L770 215 V385 L830 430 Z"/>
      <path d="M450 215 H770 M450 385 H770 M610 215 V160 M610 385 V440"/>
    </g>${mark(270, 250, 'A1')}${mark(610, 300, 'U2')}${mark(940, 340, 'W1')}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer()
}

/** The stock number of a vehicle that is for sale; none if there is none. */
async function skuForSale(payload: Payload): Promise<string | undefined> {
  const { rows } = await payload.db.drizzle.execute<{ sku: string }>(sql`SELECT sku FROM vehicles
    WHERE ${isStatus(sql`status`, 'PUBLISHED')} AND deleted_at IS NULL AND sku IS NOT NULL ORDER BY published_at, id LIMIT 1`)
  return rows[0]?.sku
}

/** What the post about auction sheets shows beside its text: a drawing, a vehicle, and where to go from there. */
export async function auctionSheetParts(payload: Payload): Promise<ContentNode[]> {
  const data = await sheetDrawing()
  const alt = 'A car from above with three marks of an inspector: A1 in front, U2 on the roof, W1 behind'
  const drawing = await addPicture(payload, { alt, data, name: 'auction-sheet-drawing.webp' })
  const sku = await skuForSale(payload)
  return [
    { type: 'upload', relationTo: 'media', value: drawing },
    ...(sku ? [block('vehicle', { title: 'Ask for this car’s auction sheet', vehicle: sku })] : []),
    block('call-to-action', {
      title: 'Every grade is on its page',
      text: 'Choose a vehicle, and ask us for its sheet with a translation.',
      label: 'See the vehicles',
      to: '/vehicles',
    }),
  ]
}
