import { expect, test } from 'vitest'
import { fileNameFor } from './file-names'

test.each([
  ['application/pdf', 'transfer.pdf', 'transfer.pdf'],
  ['application/pdf', 'Transfer.PDF', 'Transfer.PDF'],
  ['application/pdf', 'transfer', 'transfer.pdf'],
  ['application/pdf', 'transfer.exe', 'transfer.exe.pdf'],
  ['application/pdf', 'page.html', 'page.html.pdf'],
  ['application/pdf', 'v1.2 scan', 'v1.2 scan.pdf'],
  ['image/jpeg', 'scan.pdf', 'scan.jpg'],
  ['image/jpeg', 'front.jpeg', 'front.jpeg'],
  ['image/png', 'photo.jpg', 'photo.png'],
  ['image/webp', 'car.webp.', 'car.webp.webp'],
  ['application/pdf', 'invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
  ['application/pdf', 'a\r\nb.pdf', 'ab.pdf'],
  ['application/pdf', 'C:\\fake\\path\\scan.pdf', 'scan.pdf'],
  ['application/pdf', '../../etc/passwd', 'passwd.pdf'],
  ['application/pdf', '振込 証明.pdf', '振込 証明.pdf'],
  ['application/pdf', '.pdf', '.pdf'],
  ['application/pdf', '', 'document.pdf'],
  ['application/pdf', undefined, 'document.pdf'],
  ['application/octet-stream', 'x.pdf', 'x.bin'],
])('a file of %s called %j is stored as %j', (type, given, stored) => {
  expect(fileNameFor(type, given)).toBe(stored)
})
