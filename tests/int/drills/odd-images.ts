import sharp from 'sharp'
import type { ImageFile } from '../../drills/hostile/images'

const picture = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#355070' } }).composite([
    { input: { create: { width: 80, height: 50, channels: 3, background: '#e9c46a' } }, left: 10, top: 10 },
  ])

/** A PNG's first chunk with a different size written into it; its checksum is left as it was. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(width, 16)
  copy.writeUInt32BE(height, 20)
  return copy
}

/** Files, each odd in its own way; the first list must be accepted, the second rejected. */
export async function oddImages(): Promise<{ accepted: ImageFile[]; refused: ImageFile[] }> {
  const [jpeg, png, gif, turned, placed, cmyk] = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().png().toBuffer(),
    picture().gif().toBuffer(),
    picture().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    picture()
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 54/1 0/1' } })
      .toBuffer(),
    picture().toColourspace('cmyk').jpeg().toBuffer(),
  ])
  const file = (name: string, data: Buffer): ImageFile => ({ name, data })
  return {
    accepted: [
      file('turned.jpg', turned),
      file('with a place.jpg', placed),
      file('printed.jpg', cmyk),
      file('png named as.jpg', png),
      file('moving.gif', gif),
      file('тойота 車 %2e%2e.jpg', jpeg),
      file('archive behind.jpg', Buffer.concat([jpeg, Buffer.from('PK\x03\x04<script>alert(1)</script>')])),
    ],
    refused: [
      file('empty.jpg', Buffer.alloc(0)),
      file('half.jpg', jpeg.subarray(0, jpeg.length / 2)),
      file('text.png', Buffer.from('<html><script>alert(1)</script></html>')),
      file('drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
      file('bomb.png', claiming(png, 65_535, 65_535)),
      file('large.jpg', Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)])),
    ],
  }
}
