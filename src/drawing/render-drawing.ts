import sharp from 'sharp'

export interface RenderOptions {
  /** Width in px; the height follows from the drawing. */
  width: number
  format: 'webp' | 'png' | 'jpeg' | 'avif'
  /** 1–100; each format has its own default. */
  quality?: number
}

const QUALITY = { webp: 80, png: 100, jpeg: 82, avif: 56 } as const

/** Intrinsic width from the drawing's root element. */
function widthOf(svg: string): number {
  return Number(/<svg[^<>]*\swidth="(\d+)"/.exec(svg)?.[1] ?? 1280)
}

/**
 * Rasterises a drawing. Larger widths are rendered from the vectors, not scaled up; smaller ones are reduced
 * from the full plate, which keeps hairlines even. Throws sharp's error if the markup is not an SVG.
 */
export async function renderDrawing(svg: string, options: RenderOptions): Promise<Buffer> {
  const intrinsic = widthOf(svg)
  const density = options.width > intrinsic ? Math.min(2400, (72 * options.width) / intrinsic) : 72
  const quality = options.quality ?? QUALITY[options.format]
  const image = sharp(Buffer.from(svg), { density })
    .resize({ width: options.width })
    .flatten({ background: '#EAE6DD' })
  switch (options.format) {
    case 'webp':
      return image.webp({ quality, effort: 2 }).toBuffer()
    case 'avif':
      return image.avif({ quality, effort: 2 }).toBuffer()
    case 'jpeg':
      return image.jpeg({ quality, progressive: true }).toBuffer()
    case 'png':
      return image.png({ compressionLevel: 8 }).toBuffer()
  }
}
