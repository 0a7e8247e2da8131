import { expect, it } from 'vitest'
import { accountNumbersInText } from './account-numbers-in-text'

it.each([
  ['seven digits', 'Account 1234567', '1234567'],
  ['blanks between', 'Account 12 345 67', '1234567'],
  ['hyphens between', '123-45-67', '1234567'],
  ['dots between', '123.45.67', '1234567'],
  ['commas between', '1,234,567', '1234567'],
  ['line breaks between', 'Account:\n123\n4567', '1234567'],
  ['symbols between', '123 • 45 | 67', '1234567'],
  ['full-width digits', '１２３４５６７', '1234567'],
  ['Arabic-Indic digits', 'الحساب ١٢٣٤٥٦٧', '1234567'],
  ['Devanagari digits', '१२३४५६७', '1234567'],
  ['mathematical digits', '𝟏𝟐𝟑𝟒𝟓𝟔𝟕', '1234567'],
  ['circled digits', '①②③④⑤⑥⑦', '1234567'],
  ['keycaps', '1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣', '1234567'],
  ['Chinese numerals', '口座 一二三四五六七', '1234567'],
  ['zero-width characters', '123\u200B45\u200D67', '1234567'],
  ['soft hyphens', '12\u00AD3456\u00AD7', '1234567'],
  ['decimal character references', '&#49;23456&#55;', '1234567'],
  ['hexadecimal character references', '&#x31;23456&#x37', '1234567'],
  ['references of references', '&amp;#49;234567', '1234567'],
  ['named references between', '123&nbsp;45&zwnj;67', '1234567'],
  ['letters between', 'A1B2C3D4E5F6G7', 'A1B2C3D4E5F6G7'],
  ['a telephone number', '+81 45 123 4567', '81451234567'],
  ['two days in a row', '20.11.2026 21.12.2027', '2011202621122027'],
  ['what is no day', '2026-40-50', '20264050'],
])('an account with %s is noticed', (_, text, number) => {
  expect(accountNumbersInText(text)).toContain(number)
})

it.each([
  ['with blanks', 'DE89 3704 0044 0532 0130 00'],
  ['with hyphens', 'DE89-3704-0044-0532-0130-00'],
  ['with dots', 'DE89.3704.0044.0532.0130.00'],
  ['in small letters', 'de89370400440532013000'],
  ['in full-width characters', 'ＤＥ８９３７０４００４４０５３２０１３０００'],
  ['with zero-width characters', 'DE89\u200B3704\u200C0044\u20600532013000'],
  ['over two lines', 'DE89 3704 0044\n0532 0130 00'],
  ['right behind a word', 'IBAN:DE89370400440532013000.'],
])('an IBAN %s is noticed', (_, text) => {
  expect(accountNumbersInText(text)).toContain('DE89370400440532013000')
})

it('an IBAN of hardly any digits in a row is noticed', () => {
  expect(accountNumbersInText('LC82 MALT 0110 0A1B 2C3M TLCA ST00 S')).toContain(
    'LC82MALT01100A1B2C3MTLCAST00S',
  )
  expect(accountNumbersInText('GB82 WEST 1234 5698 7654 32')).toContain('GB82WEST12345698765432')
})

it.each([
  'Pay within 14 days, or at least 24 hours before 31 December 2026.',
  'It is valid until 2026-12-22.',
  'From 22.12.2026 on',
  'On 12/22/2026',
  'Order OR-2026, page 3 of 12',
  'We answer in 24 hours, 365 days a year; call between 9:00 and 17:30.',
  'The first 30 % of $8,450.00',
  'お支払いは14日以内にお願いします。',
])('%s names no account', (text) => {
  expect(accountNumbersInText(text)).toEqual([])
})
