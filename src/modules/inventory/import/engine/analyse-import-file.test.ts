import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { analyseFile } from './analyse-import-file'

const analysed = (rows: number) =>
  analyseFile({
    name: 'a.csv',
    open: () => Readable.from([Buffer.from(`Make,Model\n${'a,b\n'.repeat(rows - 1)}`)]),
  })

test('a text has as many rows as a workbook, and one with more is refused with that number', async () => {
  expect(await analysed(60_000)).toMatchObject({ rows: 59_999 })
  await expect(analysed(60_001)).rejects.toThrow('The file has more than 60,000 rows.')
})
