import * as initial from './20261120_000100_initial'
import * as constraints from './20261120_000200_constraints'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261120_000100_initial' },
  { up: constraints.up, down: constraints.down, name: '20261120_000200_constraints' },
]
