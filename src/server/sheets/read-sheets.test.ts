import { deflateRawSync, gzipSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { SHEET_LIMITS } from '@/kernel/files/sheet-limits'
import { hasPercentFormats } from './has-percent-formats'
import { readSheets } from './read-sheets'
import { unpackedZipSize } from './unpacked-zip-size'

const csv = (text: string) => Buffer.from(text)
const workbook = async (...sheets: Parameters<typeof writeXlsx>[0]['sheets']) =>
  Buffer.from(await writeXlsx({ sheets }))

const refusal = (bytes: Buffer) =>
  readSheets(bytes, 'values.xlsx').then(String, (error: Error) => error.message)

test('a CSV file has one sheet, with blank rows in their places', async () => {
  expect(await readSheets(csv('Make;Model\n\nTOYOTA;"AQUA;S"\n'), 'values.csv')).toEqual([
    { name: 'values.csv', rows: [['Make', 'Model'], [''], ['TOYOTA', 'AQUA;S']] },
  ])
  expect(await readSheets(Buffer.from('Modell,Größe\n', 'latin1'), 'a.csv')).toMatchObject([
    { rows: [['Modell', 'Größe']] },
  ])
})

test('a workbook has the cells of its visible sheets, as texts', async () => {
  const bytes = await workbook(
    {
      name: 'Cars',
      rows: [['Make', 'Model', 'Value'], [], ['TOYOTA', 'AQUA', 1_800_000], ['TOYOTA', 86, 45.125]],
    },
    { name: 'Hidden', rows: [['x']], hidden: true },
    { name: 'Empty', rows: [] },
  )
  expect(await readSheets(bytes, 'values.xlsx')).toEqual([
    {
      name: 'Cars',
      rows: [
        ['Make', 'Model', 'Value'],
        ['', '', ''],
        ['TOYOTA', 'AQUA', '1800000'],
        ['TOYOTA', '86', '45.1250'],
      ],
    },
  ])
})

test('what is only formatted far below is no row', async () => {
  const cells = new Map([['69999,0', { value: null, style: { font: { bold: true } } }]])
  const bytes = await workbook({ name: 'Cars', rows: [['Make']], cells })
  expect(await readSheets(bytes, 'values.xlsx')).toEqual([{ name: 'Cars', rows: [['Make']] }])
})

test('a cell with a formula is the formula, not what it once resulted in', async () => {
  const cells = new Map([['0,1', { formula: 'A1*2', formulaResult: 6 }]])
  const bytes = await workbook({ name: 'Cars', rows: [[3, null]], cells })
  expect(await readSheets(bytes, 'values.xlsx')).toEqual([{ name: 'Cars', rows: [['3', '=A1*2']] }])
})

test('a cell shown in per cent is what is shown where that is requested, and its number elsewhere', async () => {
  const shown = [
    ['0%', 0.25],
    ['0.00%', 0.07],
    ['0.0 %;[Red]-0.0 %', -0.12125],
    ['0.0"%"', 3.5],
    ['#,##0', 1200],
  ] as const
  const cells = new Map(
    shown.map(([numFmt, value], row) => [`${row},0`, { value, type: 'number' as const, style: { numFmt } }]),
  )
  const bytes = await workbook({ name: 'Cars', rows: shown.map(([, value]) => [value]), cells })
  const texts = async (showsPercents: boolean) =>
    (await readSheets(bytes, 'values.xlsx', { ...SHEET_LIMITS, showsPercents }))[0]?.rows.flat()
  expect(await texts(true)).toEqual(['25%', '7%', '-12.1250%', '3.5', '1200'])
  expect(await texts(false)).toEqual(['0.25', '0.07', '-0.12125', '3.5', '1200'])
  expect(hasPercentFormats(bytes)).toBe(true)
  expect(hasPercentFormats(await workbook({ name: 'Cars', rows: [[0.25]] }))).toBe(false)
})

/** An archive of one file that declares how large the file is, whether that is true or not. */
function archive(content: Buffer, declared: number, file = 'xl/workbook.xml'): Buffer {
  const packed = deflateRawSync(content)
  const name = Buffer.from(file)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(declared, 22)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(declared, 24)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + packed.length, 16)
  return Buffer.concat([local, name, packed, entry, name, end])
}

test('the directory of an archive states its size', () => {
  expect(unpackedZipSize(archive(Buffer.alloc(1000), 1000))).toBe(1000)
  expect(unpackedZipSize(archive(Buffer.alloc(1000), 0))).toBeNull()
  expect(unpackedZipSize(archive(Buffer.alloc(1000), 1000).subarray(0, 60))).toBeNull()
})

describe('refused', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => csv(''), 'The file is empty.'],
    ['only blanks', () => csv(' , \n,,'), 'The file is empty.'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'neither a workbook'],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), '(.xls)'],
    ['a packed file', () => gzipSync('a,b'), 'Unpack it first.'],
    ['a ZIP archive', () => archive(csv('a,b'), 3, 'stock.csv'), 'is a ZIP archive, not a workbook'],
    [
      'a document',
      () => archive(csv('<a/>'), 4, '[Content_Types].xml'),
      'The file is a document, not a workbook',
    ],
    ['an archive that is no workbook', () => archive(csv('<a/>'), 4), 'it may be damaged'],
    [
      'half a workbook',
      async () => (await workbook({ name: 'A', rows: [['x']] })).subarray(0, 500),
      'damaged',
    ],
    ['a bomb', () => archive(Buffer.alloc(1000), 200 * 1024 * 1024), 'unpacked, the limit is 150 MB'],
    ['a bomb that hides its size', () => archive(Buffer.alloc(1_000_000), 10), 'damaged'],
    ['a huge cell', () => csv(`Make\n${'x'.repeat(1001)}\n`), 'Row 2 of "values.xlsx" has a cell'],
    ['too many columns', () => csv(','.repeat(100)), 'Row 1 has more than 100 columns'],
    ['too many rows', () => csv('a\n'.repeat(60_001)), 'more than 60,000 rows'],
    ['more bytes than a list has', () => Buffer.alloc(15 * 1024 * 1024 + 1), 'the limit is 15 MB'],
    [
      'a sheet with a cell far away',
      () => workbook({ name: 'A', rows: [], cells: new Map([['70000,0', { value: 'x' }]]) }),
      '"A" has more than 60,000 rows: row 70,001 is filled.',
    ],
    [
      'a list that goes on far below',
      () =>
        workbook({
          name: 'A',
          rows: [['Make'], ['TOYOTA']],
          cells: new Map([['69999,0', { value: 'NISSAN' }]]),
        }),
      '"A" has more than 60,000 rows: row 70,000 is filled.',
    ],
  ])('%s', async (_, bytes, message) => {
    expect(await refusal(await bytes())).toContain(message)
  })
})
