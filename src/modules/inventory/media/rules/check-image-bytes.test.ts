import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkChosenImage, claimsHeic, heicMessage, sniffImage } from './check-image-bytes'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })

test.each(['jpeg', 'png', 'gif', 'webp'] as const)('recognises %s by its first bytes', async (format) => {
  const bytes = await picture.clone().toFormat(format).toBuffer()
  expect(sniffImage(bytes.subarray(0, 16))).toBe(`image/${format}`)
})

const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1')

test.each([
  [box('heic'), 'heic'],
  [box('mif1'), 'heic'],
  [box('isom'), null],
  [Buffer.from('%PDF-1.4'), null],
  [Buffer.from('RIFF....WAVE'), null],
  [Buffer.alloc(0), null],
])('%j is %s', (bytes, what) => {
  expect(sniffImage(bytes)).toBe(what)
})

test.each([
  [{ name: 'IMG_1.HEIC', type: '' }, true],
  [{ name: 'a.jpg', type: 'image/heif' }, true],
  [{ name: 'a.jpg', type: 'image/jpeg' }, false],
])('%j claims to be HEIC: %s', (file, claim) => {
  expect(claimsHeic(file)).toBe(claim)
})

test('a HEIC photo is refused with the general message and how to convert it', () => {
  expect(heicMessage('IMG_1.HEIC')).toMatch(/^IMG_1\.HEIC is not a supported image type\. .*Most Compatible/)
})

test.each([
  ['one of an iPhone', { name: 'IMG_1.HEIC', type: '', size: 9 }, heicMessage('IMG_1.HEIC')],
  ['a text', { name: 'a.txt', type: 'text/plain', size: 9 }, 'a.txt is not a supported image type'],
  [
    'a large one',
    { name: 'a.png', type: 'image/png', size: 5 * 1024 * 1024 + 1 },
    'a.png is too large. Maximum size is 5MB',
  ],
  ['one that fits', { name: 'a.png', type: 'image/png', size: 5 * 1024 * 1024 }, null],
])('%s is checked by its declared type', (_, file, message) => {
  expect(checkChosenImage(file)).toBe(message)
})
