import type { Holder } from './AccessGrid'

/** A role as a column of the grid. */
export type RoleHolder = Holder & { people: number; updatedAt: string; requiresSecondFactor: boolean }
