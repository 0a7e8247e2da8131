import { expect, test } from 'vitest'
import { isStorageKey } from '@/server/storage'
import { sentPath } from './sent-path'
import { contentTypeOf, DOCUMENT_TYPES, folderOf, uploadPath } from './upload-folders'

test.each([
  ['image/jpeg', 'image/jpeg'],
  ['IMAGE/JPG', 'image/jpeg'],
  ['text/plain; charset=utf-8', 'text/plain'],
  ['jpg', 'image/jpeg'],
  ['.PDF', 'application/pdf'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['exe', ''],
  ['', ''],
])('a file type given as %j means %j', (given, type) => {
  expect(contentTypeOf(given)).toBe(type)
})

test("papers are the seven types in the specification's list", () => {
  expect(DOCUMENT_TYPES.map((type) => type.replace(/.*[./-]/, ''))).toEqual([
    'pdf',
    'msword',
    'document',
    'plain',
    'jpeg',
    'png',
    'webp',
  ])
})

test.each([
  ['vehicles', 'image/png', 'vehicles'],
  [undefined, 'image/png', 'images'],
  [null, 'application/pdf', 'vehicle-documents'],
  ['', 'image/gif', 'images'],
  ['constructor', 'image/png', null],
  ['../vehicles', 'image/png', null],
])('the folder %j for %s is %j', (named, type, folder) => {
  expect(folderOf(named, type)).toBe(folder)
})

test.each([
  ['front.jpg', 'vehicles/17_front.jpg'],
  ['Front left (1).JPG', 'vehicles/17_Front-left-1-.JPG'],
  ['../../etc/passwd', 'vehicles/17_etc-passwd'],
  ['車の写真.png', 'vehicles/17_車の写真.png'],
  ['.htaccess', 'vehicles/17_htaccess'],
  ['💥', 'vehicles/17_file'],
  ['', 'vehicles/17_file'],
])('the file %j is stored as %j', (name, path) => {
  expect(uploadPath('vehicles', name, 17)).toBe(path)
  expect(isStorageKey(path)).toBe(true)
  expect(sentPath(path, 'image')).toBe(path)
})

test('a name of any length stays valid in every storage', () => {
  const path = uploadPath('vehicle-documents', `${'x'.repeat(400)}.pdf`, 1_763_708_195_000)
  expect(isStorageKey(path)).toBe(true)
  expect(path.endsWith('.pdf')).toBe(true)
})

test.each([
  '/media/a.webp',
  'media/a.webp',
  'vehicles/front.jpg',
  'vehicle-documents/1_a.pdf',
  'imports/1_a.csv',
  'vehicles/1_a/b.jpg',
  '',
])('%j is not the path of an uploaded picture', (path) => {
  expect(sentPath(path, 'image')).toBeNull()
})
