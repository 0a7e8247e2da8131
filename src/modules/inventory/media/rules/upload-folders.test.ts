import { expect, test } from 'vitest'
import { isStorageKey } from '@/server/storage'
import {
  contentTypeOf,
  DOCUMENT_TYPES,
  fileIdOf,
  fileLink,
  fileNamed,
  folderOf,
  mediaName,
  sentPath,
  uploadPath,
} from './upload-folders'

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

test('an id is only read from its own link', () => {
  const id = '0a1b2c3d-0000-4000-8000-00000000abcd'
  expect(fileIdOf(fileLink(id))).toBe(id)
  for (const other of [id, `/files/${id}/x`, `https://a.example/files/${id}`, '/files/1', '', null, 7])
    expect(fileIdOf(other), String(other)).toBeNull()
})

test.each([
  ['/media/front-1a2b.webp', 'front-1a2b.webp'],
  ['media/front-1a2b.webp', 'front-1a2b.webp'],
  [' /media/h%C3%A4t.webp ', 'hät.webp'],
  ['/media/%', null],
  ['/media/a/b.webp', null],
  ['/media/', null],
  ['front-1a2b.webp', null],
  ['https://a.example/media/a.webp', null],
  [null, null],
])('the address %j is that of the stored picture %j', (address, name) => {
  expect(mediaName(address)).toBe(name)
})

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const PATH = 'vehicle-documents/17_車検.pdf'
const WIRE = PATH.split('/').map(encodeURIComponent).join('/')

test.each([
  [`/files/${ID}`, { id: ID }],
  [` /files/${ID}?signed=abc.def `, { id: ID }],
  [`https://cars.example/files/${ID}?signed=abc.def#page=2`, { id: ID }],
  [PATH, { path: PATH }],
  [`/storage/${WIRE}?signed=abc`, { path: PATH }],
  [`http://127.0.0.1:3000/storage/${WIRE}?signed=abc`, { path: PATH }],
  [`https://storage.example/bucket/${WIRE}?X-Amz-Signature=ab`, { path: PATH }],
  [`https://bucket.s3.example/${WIRE}?X-Amz-Signature=ab`, { path: PATH }],
  ['vehicles/17_front.jpg', { path: 'vehicles/17_front.jpg' }],
  ['/media/front.webp', null],
  [`/files/${ID}/more`, null],
  ['/storage/%E0%A4%A/17_x.pdf', null],
  ['elsewhere/17_x.pdf', null],
  ['http://', null],
  ['', null],
  [null, null],
])('%j means the file %j', (address, file) => {
  expect(fileNamed(address)).toEqual(file)
})
