import { fileIn } from './zip-entries'

/** The formats 0% and 0.00%, which need no definition. */
const BUILT_IN = ['9', '10']
const STYLES_MAX = 8 * 1024 * 1024

/** Whether any cell of a workbook (.xlsx) may be shown as a percentage. Formats that no cell has do not count. */
export function hasPercentFormats(workbook: Buffer): boolean {
  const styles = fileIn(workbook, 'xl/styles.xml', STYLES_MAX)?.toString('utf8') ?? ''
  const from = styles.search(/<(?:\w+:)?cellXfs\b/)
  if (from < 0) return false
  const used = styles.slice(from, styles.indexOf('cellXfs>', from))
  const own = [...styles.matchAll(/<(?:\w+:)?numFmt\s[^<>]*%[^<>]*>/g)].map(
    ([format]) => /numFmtId="(\d+)"/.exec(format)?.[1],
  )
  return [...BUILT_IN, ...own].some((id) => id !== undefined && used.includes(`numFmtId="${id}"`))
}
