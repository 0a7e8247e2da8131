import { beforeAll, expect, test } from 'vitest'
import { admitFiles, imagesFrom, imagesPayload, moveFirstToEnd, withAdded } from './form-images'

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1])
const jpeg = (name: string, size = 100) =>
  new File([JPEG, new Uint8Array(size)], name, { type: 'image/jpeg' })

beforeAll(() => {
  URL.createObjectURL ??= () => 'blob:test'
})

test.each([
  ['one that fits', jpeg('a.jpg'), []],
  ['one of more than 5 MB', jpeg('big.jpg', 5 * 1024 * 1024), ['big.jpg is too large. Maximum size is 5MB']],
  ['a text', new File(['x'], 'a.txt', { type: 'text/plain' }), ['a.txt is not a supported image type']],
  [
    'a text named as a picture',
    new File(['<html>'], 'a.jpg', { type: 'image/jpeg' }),
    ['a.jpg is not a supported image type'],
  ],
])('%s is accepted or refused with the given message', async (_, file, complaints) => {
  const answer = await admitFiles([file], 0)
  expect(answer.complaints).toEqual(complaints)
  expect(answer.added).toHaveLength(complaints.length === 0 ? 1 : 0)
})

test('an iPhone photograph under another name is recognised by its bytes', async () => {
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_2.jpg', { type: 'image/jpeg' })
  const { complaints } = await admitFiles([heic], 0)
  expect(complaints[0]).toMatch(/^IMG_2\.jpg is not a supported image type\. It is a HEIC photo/)
})

test('of too many files those that fit are added, and the limit is reported once', async () => {
  const files = Array.from({ length: 5 }, (_, n) => jpeg(`${n}.jpg`))
  const answer = await admitFiles(files, 18)
  expect(answer.added.map(({ name }) => name)).toEqual(['0.jpg', '1.jpg'])
  expect(answer.complaints).toEqual(['You can only upload up to 20 images'])
})

const stored = imagesFrom([
  { id: 4, image_path: '/media/a.webp', image_type: 'exterior', is_primary: true, sort_order: 0 },
  { id: 5, image_path: '/media/b.webp', image_type: 'interior', is_primary: false, sort_order: 1 },
])

test('stored pictures are sent back unchanged, by their rows and paths', () => {
  expect(imagesPayload(stored)).toEqual({
    images: [
      { id: 4, image_path: '/media/a.webp', image_type: 'exterior', is_primary: true, sort_order: 0 },
      { id: 5, image_path: '/media/b.webp', image_type: 'interior', is_primary: false, sort_order: 1 },
    ],
    image_paths: ['/media/a.webp', '/media/b.webp'],
  })
})

test('pictures that are not uploaded yet are not sent', async () => {
  const { added } = await admitFiles([jpeg('c.jpg')], 2)
  expect(imagesPayload(withAdded(stored, added)).image_paths).toEqual(['/media/a.webp', '/media/b.webp'])
})

test('the first one added to an empty list is primary, one added to others is not', async () => {
  const { added } = await admitFiles([jpeg('c.jpg'), jpeg('d.jpg')], 0)
  expect(withAdded([], added).map(({ isPrimary, sortOrder }) => [isPrimary, sortOrder])).toEqual([
    [true, 0],
    [false, 1],
  ])
  expect(withAdded(stored, added).map(({ isPrimary }) => isPrimary)).toEqual([true, false, false, false])
})

test("'Test Reorder' puts the first image last, and the next one is primary", () => {
  expect(moveFirstToEnd(stored).map(({ id, isPrimary, sortOrder }) => [id, isPrimary, sortOrder])).toEqual([
    [5, true, 0],
    [4, false, 1],
  ])
})
