import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { BODY_KINDS, drawVehicle, VIEWS } from '.'
import { renderDrawing } from './render-drawing'

const plates = BODY_KINDS.flatMap((body) => VIEWS.map((view) => ({ body, view })))

describe('renderDrawing', () => {
  it.each(plates)('$body $view comes out whole and light', async ({ body, view }) => {
    const svg = drawVehicle({ body, view, colour: '#B4BABF', steering: 'LHD' })
    const image = await renderDrawing(svg, { width: 640, format: 'webp' })
    const shape = await sharp(image).metadata()
    expect([shape.format, shape.width, shape.height]).toEqual(['webp', 640, view === 'panorama' ? 320 : 480])
    expect(image.length).toBeLessThan(25_000)
  })

  it.each(VIEWS)('keeps the large %s picture light too', async (view) => {
    const svg = drawVehicle({ body: 'sedan', view, colour: '#B4BABF', steering: 'LHD' })
    expect((await renderDrawing(svg, { width: 1280, format: 'webp' })).length).toBeLessThan(60_000)
  })

  it.each(VIEWS)('keeps the small %s picture light enough for a phone', async (view) => {
    for (const body of ['sedan', 'bus'] as const) {
      const svg = drawVehicle({ body, view, colour: '#A8201F', steering: 'RHD' })
      expect((await renderDrawing(svg, { width: 480, format: 'webp' })).length).toBeLessThan(18_000)
    }
  })

  it.each(['webp', 'png', 'jpeg', 'avif'] as const)('writes %s', async (format) => {
    const svg = drawVehicle({ body: 'kei', view: 'front', colour: '#27518C', steering: 'RHD' })
    const { format: written, width } = await sharp(
      await renderDrawing(svg, { width: 320, format }),
    ).metadata()
    expect(written).toBe(format === 'avif' ? 'heif' : format)
    expect(width).toBe(320)
  })

  it.each(BODY_KINDS)('joins the panorama of a %s at its edges', async (body) => {
    const svg = drawVehicle({ body, view: 'panorama', colour: '#A8201F', steering: 'RHD' })
    const png = await renderDrawing(svg, { width: 1024, format: 'png' })
    const column = (left: number) =>
      sharp(png).extract({ left, top: 0, width: 1, height: 512 }).removeAlpha().raw().toBuffer()
    const [first, last] = await Promise.all([column(0), column(1023)])
    const apart = first.reduce((sum, value, i) => sum + Math.abs(value - last[i]!), 0) / first.length
    expect(apart).toBeLessThan(3)
  })
})
