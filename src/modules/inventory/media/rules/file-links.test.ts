import { expect, test } from 'vitest'
import { fileIdOf } from './file-id-of'
import { fileLink, fileNamed } from './file-links'
import { mediaName } from './media-name'

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
