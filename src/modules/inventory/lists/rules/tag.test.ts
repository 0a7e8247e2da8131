import { expect, it, test } from 'vitest'
import { operatorLabel } from './operator-label'
import {
  canSaveTag,
  checkTagImage,
  isHighlightedTag,
  type TagDraft,
  tagRoute,
  tagSaveFailure,
  validateTag,
} from './tag'

test.each([
  ['Low Mileage', 'low-mileage'],
  ['ケイ・カー', 'ケイ-カー'],
  ['🚗', ''],
])('the route of %j is %j', (name, route) => {
  expect(tagRoute(name)).toBe(route)
})

test.each<[TagDraft, string[]]>([
  [{ name: 'Best Value', color: '#FF0000' }, []],
  [{ name: 'Best Value' }, []],
  [{ name: 'x'.repeat(50), color: '#abc' }, []],
  [{ name: '' }, ['name: Tag name is required']],
  [{ name: '  ' }, ['name: Tag name is required']],
  [{}, ['name: Tag name is required']],
  [{ name: 'x'.repeat(51) }, ['name: Tag name must be 50 characters or less']],
  [{ name: 'a\0' }, ['name: Tag name contains characters that cannot be stored']],
  [{ name: '★★★' }, ['name: Tag name must contain a letter or a digit']],
  [{ name: 'a', color: '' }, ['color: Tag color is required']],
  [{ name: 'a', color: '#FF00000' }, ['color: Tag color must be 7 characters or less']],
  [{ name: 'a', color: 'red' }, ['color: Tag color must be a hex value such as #FF0000']],
  [{ name: 'a', color: '#GG0000' }, ['color: Tag color must be a hex value such as #FF0000']],
  [
    { name: 'a', showOnHomepage: true },
    ['featuredImageUrl: Featured image is required when showing on homepage'],
  ],
  [
    { name: 'a', showOnHomepage: true, featuredImageUrl: ' ' },
    ['featuredImageUrl: Featured image is required when showing on homepage'],
  ],
  [{ name: 'a', showOnHomepage: true, featuredImageUrl: 'https://files.example/a.webp' }, []],
  [{ name: 'a', showOnHomepage: true, featuredImage: 3 }, []],
  [
    { name: 'a', featuredImageUrl: 'javascript:alert(1)' },
    ['featuredImageUrl: Featured image must be a web address or a stored file'],
  ],
])('%j', (tag, expected) => {
  expect(validateTag(tag).map(({ path, message }) => `${path}: ${message}`)).toEqual(expected)
})

test.each<[Parameters<typeof canSaveTag>[0], boolean]>([
  [{ name: 'a', color: '#FF0000', route: 'a' }, true],
  [{ name: '', color: '#FF0000', route: 'a' }, false],
  [{ name: 'a', color: '', route: 'a' }, false],
  [{ name: 'a', color: '#FF0000', route: '' }, false],
  [{ name: 'a', color: '#FF0000', route: 'a', showOnHomepage: true }, false],
  [{ name: 'a', color: '#FF0000', route: 'a', showOnHomepage: true, featuredImageUrl: '/x.png' }, true],
])('%j may be saved: %s', (tag, expected) => {
  expect(canSaveTag(tag)).toBe(expected)
})

test.each<[number, string, string | null]>([
  [5 * 1024 * 1024, 'image/png', null],
  [5 * 1024 * 1024 + 1, 'image/png', 'File size must be less than 5MB'],
  [1, 'application/pdf', 'Please select an image file'],
  [1, '', 'Please select an image file'],
])('a picture of %i bytes as %j: %s', (size, type, message) => {
  expect(checkTagImage({ size, type })).toBe(message)
})

it("shows the server's text of a failed save only if it states that the tag exists", () => {
  expect(tagSaveFailure('A tag with this name already exists.')).toBe('A tag with this name already exists.')
  expect(tagSaveFailure('connection refused')).toBe('Failed to save tag. Please try again.')
  expect(tagSaveFailure(null)).toBe('Failed to save tag. Please try again.')
})

it('names the operator: Admin for role 1, else the full name', () => {
  expect(operatorLabel({ roleId: 1, firstName: 'Aiko', lastName: 'Mori' })).toBe('Admin')
  expect(operatorLabel({ roleId: 2, firstName: 'Aiko', lastName: 'Mori' })).toBe('Aiko Mori')
  expect(operatorLabel({ firstName: 'Aiko', lastName: null })).toBe('Aiko')
})

test.each<[string, boolean]>([
  ['Kenya', true],
  ['Tanzania', true],
  ['Japan', true],
  ['Uganda', true],
  [' belarus ', true],
  ['Kenya Ready', false],
  ['Family', false],
  ['', false],
])('the tag cloud lets %j stand out: %s', (name, expected) => {
  expect(isHighlightedTag(name)).toBe(expected)
})
