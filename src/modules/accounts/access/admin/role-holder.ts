import type { Holder } from './access-grid'

/** A role as a column of the grid. */
export type RoleHolder = Holder & { people: number; updatedAt: string; requiresSecondFactor: boolean }
