import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { SHARE_SIZE } from '../../rules/share-picture-url'
import { drawSharePicture, SHARE_MAX_BYTES } from './draw-share-picture'

const words = {
  name: 'Toyota Land Cruiser Prado TRJ150W 2019',
  price: '$28,450',
  term: 'FOB Yokohama',
  facts: ['42,300 mi', 'Petrol', 'CVT', '4WD'],
  place: 'Yokohama, Japan',
  stockNumber: 'KD-000123',
  state: 'Reserved',
  note: 'Drawing, not a photograph of this vehicle',
}

/** Dark pixels in the panel: letters. */
async function ink(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture)
    .extract({ left: 850, top: 20, width: 340, height: 520 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.filter((shade) => shade < 100).length
}

describe('the picture of a shared link', () => {
  it("is a JPEG of the requested size with its text, without using the machine's fonts", async () => {
    const photo = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#888' } })
      .webp()
      .toBuffer()
    const picture = await drawSharePicture(photo, words, 'Kaido')
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...SHARE_SIZE })
    expect(await ink(picture)).toBeGreaterThan(5_000)
  })

  it('stays small even with the noisiest photograph', async () => {
    const size = { width: 1280, height: 960, channels: 3 } as const
    const photo = await sharp(randomBytes(1280 * 960 * 3), { raw: size })
      .png()
      .toBuffer()
    expect((await drawSharePicture(photo, words, 'Kaido')).length).toBeLessThan(SHARE_MAX_BYTES)
  })

  it('has its text without a photograph, and with names in unsupported scripts', async () => {
    const picture = await drawSharePicture(
      null,
      { ...words, name: '日産', term: '', facts: [], state: '' },
      'Kaido',
    )
    expect(await ink(picture)).toBeGreaterThan(1_000)
  })
})
