import type { Requirement } from '../delivery-requirements'
import type { CodeColumn } from './code-column.ts'
import { HOMES, type PlainName } from './index-shape.ts'
import type { VehicleColumns } from './vehicle-columns.ts'

/** 1 if the vehicle of a slot meets a condition, else 0. */
type SlotTest = { at: (slot: number) => number }

/** Which codes of a column meet a condition, for codes that appear later as well. */
class CodeTest {
  private known = new Uint8Array(0)
  private readonly column: CodeColumn
  private readonly holds: (code: number) => boolean

  constructor(column: CodeColumn, holds: (code: number) => boolean) {
    this.column = column
    this.holds = holds
  }

  /** 1 if a slot's code meets it, else 0. */
  at(slot: number): number {
    const code = this.column.codes[slot] as number
    if (code >= this.known.length) this.extend()
    return this.known[code] as number
  }

  private extend(): void {
    const { size } = this.column.combinations
    this.known = Uint8Array.from({ length: size }, (_, code) => (this.holds(code) ? 1 : 0))
  }
}

function testOf(
  store: VehicleColumns,
  name: PlainName,
  holds: (value: (name: PlainName) => number) => boolean,
): CodeTest {
  const column = store.bundles[HOMES[name].bundle] as CodeColumn
  return new CodeTest(column, (code) =>
    holds((other) => column.combinations.value(code, HOMES[other].member)),
  )
}

const idTest = (store: VehicleColumns, name: PlainName, ids: readonly number[]): CodeTest =>
  testOf(store, name, (value) => ids.includes(value(name)))

/** Year and month of first registration have one code. */
const ageTest = (store: VehicleColumns, { month, year }: Extract<Requirement, { of: 'age' }>): CodeTest =>
  testOf(store, 'year', (value) => {
    const registered = value('registered')
    return month !== null && registered > 0 ? registered >= month : value('year') > 0 && value('year') >= year
  })

/** Marks may be new to the index when the test is made, and lie in any of the columns. */
const marksTest = (
  { marks }: VehicleColumns,
  { failed }: Extract<Requirement, { of: 'inspection' }>,
): SlotTest => ({
  at: (slot) => (marks.added.hasAny(slot, failed) ? 0 : 1),
})

function testFor(store: VehicleColumns, one: Requirement): SlotTest {
  if (one.of === 'age') return ageTest(store, one)
  return one.of === 'inspection' ? marksTest(store, one) : idTest(store, one.of, one.ids)
}

/** Whether vehicles meet, by their codes, all requirements. */
export class MayBeImported {
  private readonly tests: readonly (readonly SlotTest[])[]

  constructor(store: VehicleColumns, requirements: readonly Requirement[]) {
    this.tests = requirements.map((one) => [
      testFor(store, one),
      ...(one.exceptBodies.length > 0 ? [idTest(store, 'bodyType', one.exceptBodies)] : []),
      ...(one.exceptFuels.length > 0 ? [idTest(store, 'fuel', one.exceptFuels)] : []),
    ])
  }

  has(slot: number): boolean {
    for (const alternatives of this.tests) {
      let isMet = 0
      for (const test of alternatives) isMet |= test.at(slot)
      if (isMet === 0) return false
    }
    return true
  }
}
