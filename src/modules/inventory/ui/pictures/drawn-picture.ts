import { drawBodyIcon, drawHero, drawVehicle } from '../../drawing'
import { renderDrawing } from '../../drawing/render'
import type { PictureRequest } from './picture-name'

export type DrawnPicture = { data: Buffer; type: 'image/webp' | 'image/svg+xml' }

/** At most so many pictures are rasterised at once, so that a crowd of new ones leaves a processor for the pages. */
const AT_ONCE = 2
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((start) => waiting.push(start))
  else running += 1
  try {
    return await work()
  } finally {
    // The place goes straight to the next in line, or back.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Draws what an address asks for. */
export async function drawPicture(request: PictureRequest): Promise<DrawnPicture> {
  if (request.kind === 'icon') return { data: Buffer.from(drawBodyIcon(request.body)), type: 'image/svg+xml' }
  const svg = request.kind === 'hero' ? drawHero() : drawVehicle(request.drawing)
  const data = await inTurn(() => renderDrawing(svg, { width: request.width, format: 'webp' }))
  return { data, type: 'image/webp' }
}
