import { expect, test } from 'vitest'
import { ENCODING_NAMES } from '@/kernel/files/encodings'
import { formatsOfFiles } from './words'

test.each(Object.values(ENCODING_NAMES).map((name) => name.replace(/ \(.*\)$/, '')))(
  'the introduction names the encoding %s',
  (name) => {
    expect(formatsOfFiles).toContain(name)
  },
)

test('the introduction does not require headings in the first row', () => {
  expect(formatsOfFiles).toContain('Rows above the headings are skipped')
  expect(formatsOfFiles).not.toContain('first row')
})
