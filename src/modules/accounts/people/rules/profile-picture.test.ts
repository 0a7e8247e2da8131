import { expect, it } from 'vitest'
import { PICTURE_MAX_BYTES, pictureRefusal } from './picture-refusal'
import { pictureFile, profilePictureUrl } from './profile-picture'

it.each([
  ['image/png', 1, null],
  ['image/jpeg', PICTURE_MAX_BYTES, null],
  ['image/webp', PICTURE_MAX_BYTES + 1, 'File size must be less than 5MB'],
  ['image/svg+xml', 10, 'Please select an image file'],
  ['', 10, 'Please select an image file'],
])('a file of type "%s" with %d bytes is checked before it is sent', (type, size, message) => {
  expect(pictureRefusal({ type, size })).toBe(message)
})

it("removes only files stored as people's pictures", () => {
  const file = `profile-${'0a'.repeat(16)}.webp`
  expect(pictureFile(profilePictureUrl(file))).toBe(file)
  for (const other of [
    null,
    '',
    '/media/car.webp',
    `https://elsewhere.example/media/${file}`,
    `/media/../${file}`,
  ])
    expect(pictureFile(other)).toBeNull()
})
