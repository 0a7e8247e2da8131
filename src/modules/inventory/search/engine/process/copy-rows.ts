import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { FIRST_ADDED_MARK } from '../../../vehicles/rules/added/added-value-ids.ts'
import { ID_COLUMNS } from '../filter-columns.ts'
import { emptyRow, lettersNumber, NO_PRICE, PLAIN, type PlainName, type Row } from '../memory/index-shape.ts'

/** The column of each plain value; those of lists are among the marks. */
const COLUMN_OF = {
  ...ID_COLUMNS,
  status: 'status',
  seats: 'seats',
  year: 'year',
  mileage: 'mileage_band',
  engineSize: 'engine_tenths',
  currency: 'currency',
  term: 'term',
  namedPort: 'named_port',
  registered: 'registered',
} as const satisfies Record<PlainName, string>

const FIXED = ['vehicle_id', 'price', 'mileage', 'engine_cc', 'm3_milli', 'listed', 'updated']
const COLUMNS = [...FIXED, ...PLAIN.map((name) => COLUMN_OF[name]), 'marks']
const MARKS = COLUMNS.length - 1

/** Milliseconds from 1970 to 2000, the epoch of Postgres. */
const EPOCH = Date.UTC(2000, 0, 1)
const HEADER_BYTES = 19
const ROOM_BYTES = 2 ** 18
const END = -1

/** Parses rows from COPY's binary format, in chunks of any size. */
export class RowReader {
  private readonly row = emptyRow()
  private readonly take: (row: Row) => void
  /** Bytes not parsed yet. One buffer for all of them, so that loading leaves little garbage. */
  private room = new Uint8Array(ROOM_BYTES)
  private view = new DataView(this.room.buffer)
  private filled = 0
  private headerLeft = HEADER_BYTES
  private isOver = false

  /** @param take receives every row; it is the same object each time */
  constructor(take: (row: Row) => void) {
    this.take = take
  }

  push(chunk: Uint8Array): void {
    this.fit(this.filled + chunk.length)
    this.room.set(chunk, this.filled)
    this.filled += chunk.length
    let at = Math.min(this.headerLeft, this.filled)
    this.headerLeft -= at
    while (!this.isOver) {
      const next = this.readRow(at)
      if (next < 0) break
      at = next
    }
    this.room.copyWithin(0, at, this.filled)
    this.filled -= at
  }

  private fit(bytes: number): void {
    if (bytes <= this.room.length) return
    const room = new Uint8Array(bytes * 2)
    room.set(this.room)
    this.room = room
    this.view = new DataView(room.buffer)
  }

  /** The position after the row that starts at `at`; below 0 if it is not complete yet. */
  private readRow(at: number): number {
    const { filled: end, view } = this
    if (at + 2 > end) return -1
    if (view.getInt16(at) === END) {
      this.isOver = true
      return at + 2
    }
    let from = at + 2
    for (let column = 0; column < COLUMNS.length; column += 1) {
      if (from + 4 > end) return -1
      const length = view.getInt32(from)
      from += 4
      if (from + length > end) return -1
      this.readField(view, column, from, length)
      if (length > 0) from += length
    }
    this.take(this.row)
    return from
  }

  private readField(view: DataView, column: number, at: number, length: number): void {
    const { row } = this
    if (column >= FIXED.length && column < MARKS)
      row.values[column - FIXED.length] = readNumber(view, at, length)
    else if (column === MARKS) readMarks(view, at, row)
    else if (column === 0) row.id = view.getInt32(at)
    else if (column === 1) row.price = length < 0 ? NO_PRICE : view.getInt32(at)
    else if (column === 2) row.mileage = view.getInt32(at)
    else if (column === 3) row.engineCc = view.getInt32(at)
    else if (column === 4) row.litres = view.getInt32(at)
    else if (column === 5) row.listed = readTime(view, at)
    else row.updated = readTime(view, at)
  }
}

/** A small or a normal integer, or the three letters of a currency. */
const readNumber = (view: DataView, at: number, length: number): number =>
  length === 4
    ? view.getInt32(at)
    : length === 2
      ? view.getInt16(at)
      : lettersNumber(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2))

const readTime = (view: DataView, at: number): number =>
  EPOCH + Math.round((view.getInt32(at) * 2 ** 32 + view.getUint32(at + 4)) / 1_000)

/** An array of integers: dimensions, flags, type, length, lower bound, then each element with its length. */
function readMarks(view: DataView, at: number, row: Row): void {
  row.tags.length = 0
  row.features.length = 0
  row.added.length = 0
  const count = view.getInt32(at) === 0 ? 0 : view.getInt32(at + 12)
  for (let i = 0; i < count; i += 1) {
    const mark = view.getInt32(at + 24 + i * 8)
    if (mark < 0) row.tags.push(-mark)
    else if (mark < FIRST_ADDED_MARK) row.features.push(mark)
    else row.added.push(mark)
  }
}

/**
 * Reads listed vehicles from the search table.
 *
 * @param ids only these; all if left out
 * @returns how many there were
 */
export async function copyRows(
  client: ClientBase,
  take: (row: Row) => void,
  ids?: readonly number[],
): Promise<number> {
  const some = ids ? ` AND vehicle_id = ANY ('{${ids.map(Number).join(',')}}'::int[])` : ''
  const query = `COPY (SELECT ${COLUMNS.join(', ')} FROM vehicle_search WHERE is_public${some}) TO STDOUT (FORMAT binary)`
  let rows = 0
  const reader = new RowReader((row) => {
    rows += 1
    take(row)
  })
  for await (const chunk of client.query(copyTo(query))) reader.push(chunk)
  return rows
}
