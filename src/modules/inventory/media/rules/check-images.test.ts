import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addImages,
  isTypeOffered,
  normaliseImages,
  removeImage,
  reorderImages,
  restoreImage,
  setImageType,
  setPrimary,
} from './arrange-images'
import { type ArrangedImage, checkImages } from './check-images'
import { checkDocumentFile, checkImageFile } from './check-sent-file'
import { imageListIssues } from './image-list-issues'
import { IMAGE_TYPES, type ImageType, imageTypeOf } from './image-types'

type Image = ArrangedImage & { id: string }

const image = (id: string, imageType: ImageType = 'exterior'): Image => ({
  id,
  imageType,
  isPrimary: false,
  sortOrder: 0,
})
/** A list as returned by the operations; the primary's id is marked with a star. */
const list = (text: string): Image[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((id, sortOrder) => ({ ...image(id.replace('*', '')), isPrimary: id.endsWith('*'), sortOrder }))
const shown = (images: readonly Image[]): string =>
  images.map(({ id, isPrimary }) => (isPrimary ? `${id}*` : id)).join(' ')

const added = (images: Image[], ...more: Image[]): string => {
  const answer = addImages(images, more)
  return answer.ok ? shown(answer.value) : answer.error.message
}

describe('addImages', () => {
  it('makes the first image of an empty list primary, and no other', () => {
    expect(added([], image('a'), image('b'))).toBe('a* b')
  })

  it('leaves the primary where it is when more come, whatever they claim', () => {
    expect(added(list('a b*'), { ...image('c'), isPrimary: true })).toBe('a b* c')
  })

  it('ignores what the first images of an empty list declare', () => {
    expect(added([], image('a'), { ...image('b'), isPrimary: true })).toBe('a* b')
  })

  it('accepts twenty and refuses the twenty-first', () => {
    const many = Array.from({ length: 20 }, (_, index) => image(`i${index}`))
    expect(addImages([], many).ok).toBe(true)
    expect(added(many, image('x'))).toBe('You can only upload up to 20 images')
  })

  test.each<[ImageType, string]>([
    ['exterior_360', 'Only one Exterior 360° image is allowed. You already have an Exterior 360° image.'],
    ['interior_360', 'Only one Interior 360° image is allowed. You already have an Interior 360° image.'],
  ])('refuses a second %s', (type, message) => {
    expect(added([image('a', type)], image('b', type))).toBe(message)
    expect(added([], image('a', type), image('b', type))).toBe(message)
  })

  it('allows one panorama of each kind along with any number of others', () => {
    const mixed = [
      image('a', 'exterior_360'),
      image('b', 'interior_360'),
      image('c', 'interior'),
      image('d', 'interior'),
    ]
    expect(addImages([], mixed).ok).toBe(true)
  })
})

test.each<[string, number, string]>([
  ['a* b c', 2, 'a b c*'],
  ['a* b c', 0, 'a* b c'],
  ['a b* c', 9, 'a b* c'],
  ['a b* c', -1, 'a b* c'],
  ['', 0, ''],
])('setPrimary in %j at %i gives %j', (before, index, after) => {
  expect(shown(setPrimary(list(before), index))).toBe(after)
})

test.each<[string, number, string]>([
  ['a* b c', 0, 'b* c'],
  ['a b c*', 2, 'a* b'],
  ['a b* c', 0, 'b* c'],
  ['a b* c', 2, 'a b*'],
  ['a*', 0, ''],
  ['a* b', 5, 'a* b'],
])('removeImage from %j at %i gives %j', (before, index, after) => {
  expect(shown(removeImage(list(before), index))).toBe(after)
})

test.each<[string, number, number, string]>([
  ['a* b c', 0, 2, 'b* c a'],
  ['a* b c', 2, 0, 'c* a b'],
  ['a b* c', 2, 1, 'a* c b'],
  ['a b* c', 1, 1, 'a* b c'],
  ['a b* c', 0, 7, 'a b* c'],
])('reorderImages in %j from %i to %i gives %j', (before, from, to, after) => {
  const moved = reorderImages(list(before), from, to)
  expect(shown(moved)).toBe(after)
  expect(moved.map(({ sortOrder }) => sortOrder)).toEqual(moved.map((_, index) => index))
})

it('normalises a list from outside: own order, numbered from 0, the first one marked primary counts', () => {
  const outside = [
    { ...image('c'), sortOrder: 9 },
    { ...image('a'), sortOrder: -3 },
    { ...image('b'), sortOrder: 4, isPrimary: true },
    { ...image('d'), sortOrder: 9, isPrimary: true },
  ]
  expect(shown(normaliseImages(outside))).toBe('a b* c d')
  expect(shown(normaliseImages([image('x'), image('y')]))).toBe('x* y')
})

describe('image types', () => {
  test.each<[unknown, ImageType | null]>([
    ['exterior', 'exterior'],
    ['interior_360', 'interior_360'],
    ['primary', 'exterior'],
    ['Exterior', null],
    ['', null],
    [null, null],
  ])('%j is read as %j', (value, type) => {
    expect(imageTypeOf(value)).toBe(type)
  })

  it('offers a panorama type only while no other image has it', () => {
    const images = [image('a', 'exterior_360'), image('b')]
    expect(IMAGE_TYPES.filter((type) => isTypeOffered(images, 1, type))).toEqual([
      'exterior',
      'interior',
      'interior_360',
    ])
    expect(IMAGE_TYPES.filter((type) => isTypeOffered(images, 0, type))).toEqual([...IMAGE_TYPES])
  })

  it('changes a type and refuses a second panorama', () => {
    const images = list('a* b')
    const once = setImageType(images, 1, 'interior_360')
    expect(once.ok && once.value.map(({ imageType }) => imageType)).toEqual(['exterior', 'interior_360'])
    const twice = once.ok ? setImageType(once.value, 0, 'interior_360') : once
    expect(twice).toMatchObject({ ok: false, error: { reason: 'second_360' } })
  })
})

it('returns the refusal of a list as an issue', () => {
  expect(imageListIssues([image('a')])).toEqual([])
  expect(imageListIssues(Array.from({ length: 21 }, () => image('a')))).toEqual([
    { path: 'images', message: 'You can only upload up to 20 images' },
  ])
})

describe('any sequence of steps', () => {
  type Step = (images: Image[]) => Image[]
  const arrange = (before: Image[], answer: ReturnType<typeof addImages<Image>>) =>
    answer.ok ? answer.value : before
  const place = fc.integer({ min: -2, max: 22 })
  const type = fc.constantFrom(...IMAGE_TYPES)
  const newImage = fc
    .record({ imageType: type, isPrimary: fc.boolean(), sortOrder: fc.integer(), id: fc.uuid() })
    .map((made): Image => made)
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.array(newImage, { maxLength: 5 }).map(
      (more): Step =>
        (images) =>
          arrange(images, addImages(images, more)),
    ),
    place.map(
      (index): Step =>
        (images) =>
          setPrimary(images, index),
    ),
    place.map(
      (index): Step =>
        (images) =>
          removeImage(images, index),
    ),
    fc.tuple(place, place).map(
      ([from, to]): Step =>
        (images) =>
          reorderImages(images, from, to),
    ),
    fc.tuple(place, type).map(
      ([index, to]): Step =>
        (images) =>
          arrange(images, setImageType(images, index, to)),
    ),
    fc.constant<Step>(normaliseImages),
  )

  it('keeps one primary, gapless order, at most twenty images and one panorama of a kind', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let images: Image[] = []
        for (const take of steps) {
          images = take(images)
          expect(images.filter(({ isPrimary }) => isPrimary)).toHaveLength(images.length === 0 ? 0 : 1)
          expect(images.map(({ sortOrder }) => sortOrder)).toEqual(images.map((_, index) => index))
          expect(checkImages(images).ok).toBe(true)
        }
      }),
    )
  })

  it('does not modify its input', () => {
    const images = list('a* b c')
    const before = structuredClone(images)
    addImages(images, [image('d')])
    setPrimary(images, 2)
    removeImage(images, 0)
    reorderImages(images, 0, 2)
    normaliseImages(images)
    expect(images).toEqual(before)
  })
})

const MB = 1024 * 1024

test.each<[string, number, string, string | null]>([
  ['a.jpg', 5 * MB, 'image/jpeg', null],
  ['a.PNG', 1, 'IMAGE/PNG', null],
  ['a.gif', 1, 'image/gif', null],
  ['a.webp', 1, 'image/webp', null],
  ['big.jpg', 5 * MB + 1, 'image/jpeg', 'big.jpg is too large. Maximum size is 5MB'],
  ['x.svg', 1, 'image/svg+xml', 'x.svg is not a supported image type'],
  ['x.avif', 9 * MB, 'image/avif', 'x.avif is not a supported image type'],
  ['x', 1, '', 'x is not a supported image type'],
])('image file %s of %i bytes as %s: %s', (name, size, type, message) => {
  expect(checkImageFile({ name, size, type })).toBe(message)
})

test.each<[string, number, string | null]>([
  ['sheet.pdf', 10 * MB, null],
  ['sheet.DOCX', 1, null],
  ['scan.jpeg', 1, null],
  ['scan.webp', 1, null],
  ['sheet.pdf', 10 * MB + 1, 'sheet.pdf is too large. Maximum size is 10MB'],
  ['sheet.exe', 1, 'Invalid file type'],
  ['sheet.pdf.html', 1, 'Invalid file type'],
  ['pdf', 1, 'Invalid file type'],
])('document %s of %i bytes: %s', (name, size, message) => {
  expect(checkDocumentFile({ name, size })).toBe(message)
})

test.each([
  ['between two others', 'a* c', 'b', 1, 'a* b c'],
  ['the primary, which it is again', 'b* c', 'a*', 0, 'a* b c'],
  ['the last one', 'a* b', 'c', 2, 'a* b c'],
  ['into an empty list, as the primary', '', 'a', 0, 'a*'],
])('a removed picture comes back %s', (_, images, image, index, result) => {
  const [back] = list(image)
  const answer = back && restoreImage(list(images), back, index)
  expect(answer?.ok && shown(answer.value)).toBe(result)
})

test('a removed panorama does not come back beside another of its type', () => {
  const answer = restoreImage([image('new', 'exterior_360')], image('old', 'exterior_360'), 0)
  expect(answer.ok || answer.error.reason).toBe('second_360')
})
