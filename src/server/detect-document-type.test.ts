import { expect, test } from 'vitest'
import { detectDocumentType } from './detect-document-type'

const CFB = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)])

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ['an old Word file', CFB, 'application/msword'],
  ['text', Buffer.from('Grade 4.5\r\nScratch on the left\t(small)'), 'text/plain'],
  ['text in Japanese of Windows', Buffer.from([0x83, 0x65, 0x83, 0x58, 0x83, 0x67]), 'text/plain'],
  ['text in UTF-16', Buffer.from('\ufeffGrade', 'utf16le'), 'text/plain'],
  ['nothing', Buffer.alloc(0), null],
  ['bytes without a meaning', Buffer.from([1, 2, 3, 0]), null],
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'application/x-msdownload'],
])('%s is recognised by its bytes', async (_, bytes, type) => {
  expect(await detectDocumentType(bytes)).toBe(type)
})
