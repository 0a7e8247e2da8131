import { expect, it, test } from 'vitest'
import { nextName, withMigration } from './migration-index'

const now = new Date('2026-11-27T12:30:05Z')

test.each([
  ['the first', [], '20261127_123005_freight_legs'],
  ['after the last', ['20261127_080100_a', '20261120_000100_b'], '20261127_123005_freight_legs'],
  ['after one of a clock that was ahead', ['20261127_235959_a'], '20261128_000000_freight_legs'],
  ['after one of the same second', ['20261127_123005_a'], '20261127_123006_freight_legs'],
])('a migration is named %s', (_, names, name) => {
  expect(nextName(names, 'freight-legs', now)).toBe(name)
})

const INDEX = `import * as initial from './20261120_000100_initial'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261120_000100_initial' },
]
`

it('is added at the end of the index, whose other lines stay', () => {
  expect(
    withMigration(INDEX, '20261127_080100_freight_legs'),
  ).toBe(`import * as initial from './20261120_000100_initial'
import * as freightLegs from './20261127_080100_freight_legs'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261120_000100_initial' },
  { up: freightLegs.up, down: freightLegs.down, name: '20261127_080100_freight_legs' },
]
`)
})

it.each([
  [
    'a list in one line',
    "import * as a from './a'\n\nexport const migrations = [{ up: a.up, down: a.down, name: 'a' }]\n",
  ],
  ['no list yet', 'export const migrations = []\n'],
])('is added to %s', (_, index) => {
  const text = withMigration(index, '20261127_080100_legs')
  expect(text).toMatch(/^import \* as legs from '\.\/20261127_080100_legs'$/m)
  expect(text).toMatch(/\n {2}\{ up: legs\.up, down: legs\.down, name: '20261127_080100_legs' \},\n\]\n$/)
  expect(text.match(/up: /g)?.length).toBe(index.includes('a.up') ? 2 : 1)
})

it('is refused by an index of another form', () => {
  expect(() => withMigration('export default []\n', '20261127_080100_legs')).toThrow('does not end')
})

it('gets a name of its own where another has the same', () => {
  expect(withMigration(INDEX, '20261127_080100_initial')).toContain(
    "import * as initial20261127 from './20261127_080100_initial'",
  )
})

it('is broken into lines as the formatter does', () => {
  const name = '20261127_120000_withdrawn_cancellations_of_orders'
  expect(withMigration(INDEX, name)).toContain(
    `  {\n    up: withdrawnCancellationsOfOrders.up,\n    down: withdrawnCancellationsOfOrders.down,\n    name: '${name}',\n  },\n]\n`,
  )
})
