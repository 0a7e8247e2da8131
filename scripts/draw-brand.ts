// Draws the icons of the site and its picture for shared links from the mark and the home page's harbour.
// Run it again after a change of either: node --import tsx scripts/draw-brand.ts
import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawHero } from '@/drawing'
import { print } from './lib/progress.mjs'

const APP = 'src/app/(storefront)'
const MARK = path.join(APP, 'icon.svg')
/** The mark's own size, and the share of it that a phone must not crop. */
const BOX = 32
const SAFE = 0.78

/** The mark on a square background, small enough to stay whole in whatever shape a phone crops it to. */
function maskable(svg: string): string {
  const inset = (BOX * (1 - SAFE)) / 2
  return svg
    .replace(/rx="\d+"/, 'rx="0"')
    .replace('<path ', `<path transform="translate(${inset} ${inset}) scale(${SAFE})" `)
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / BOX })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** A .ico file that contains PNGs: a header, an entry for each, then the files. */
function ico(files: { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + files.length * 16)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(files.length, 4)
  let place = head.length
  files.forEach(({ size, data }, index) => {
    const entry = 6 + index * 16
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(data.length, entry + 8)
    head.writeUInt32LE(place, entry + 12)
    place += data.length
  })
  return Buffer.concat([head, ...files.map(({ data }) => data)])
}

async function write(file: string, data: Buffer): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(file, data)
  print(`${file}, ${data.length} bytes`)
}

const mark = await fs.readFile(MARK, 'utf8')
for (const size of [192, 512]) {
  await write(`public/icons/icon-${size}.png`, await png(mark, size))
  await write(`public/icons/maskable-${size}.png`, await png(maskable(mark), size))
}
// Apple's phones round the corners themselves.
await write(path.join(APP, 'apple-icon.png'), await png(maskable(mark), 180))
const small = [16, 32, 48].map(async (size) => ({ size, data: await png(mark, size) }))
await write('public/favicon.ico', ico(await Promise.all(small)))

const WIDE = { width: 1200, height: 630 }
const badge = await png(mark, 120)
const picture = await sharp(Buffer.from(drawHero()))
  .resize({ ...WIDE, fit: 'cover', position: 'bottom' })
  .composite([{ input: badge, left: 64, top: 64 }])
  .flatten({ background: '#eae6dd' })
  .jpeg({ quality: 84, progressive: true, mozjpeg: true })
  .toBuffer()
await write('public/og/site.jpg', picture)
