/** Part of a file, in bytes; both ends are included. */
export type ByteRange = { start: number; end: number }

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The part that a Range header asks for: null for the whole file, as for several parts or another unit.
 *
 * @param size of the whole file, in bytes
 */
export function readByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = RANGE.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
