import { drawBodyIcon, drawHero, drawVehicle } from '@/drawing'
import { renderDrawing } from '@/drawing/render-drawing'
import { limitHeavyWork } from '@/server/concurrency/limit-heavy-work'
import { AVIF } from '@/server/pictures/avif-twins'
import type { PictureRequest } from './drawn-picture-name'

export type DrawnPicture = { data: Buffer; type: 'image/webp' | 'image/avif' | 'image/svg+xml' }

/** Draws the picture for a URL. */
export async function drawPicture(request: PictureRequest): Promise<DrawnPicture> {
  if (request.kind === 'icon') return { data: Buffer.from(drawBodyIcon(request.body)), type: 'image/svg+xml' }
  const svg = request.kind === 'hero' ? drawHero() : drawVehicle(request.drawing)
  const { width, format } = request
  const quality = format === 'avif' ? AVIF.quality : undefined
  const data = await limitHeavyWork(() => renderDrawing(svg, { width, format, quality }))
  return { data, type: `image/${format}` }
}
