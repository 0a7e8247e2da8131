import type { Holder } from './permission-grid'

/** A role as a column of the grid. */
export type RoleColumn = Holder & { people: number; updatedAt: string; requiresSecondFactor: boolean }
