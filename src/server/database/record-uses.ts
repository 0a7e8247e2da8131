import { definePort } from '../port'

/** A column whose rows point at records of a collection, which cannot be deleted while any do. */
export type RecordUse = {
  /** The collection being pointed at. */
  of: string
  table: string
  column: string
  /** The name of one such row: 'vehicle'. */
  what: string
}

/** References of modules to other modules' records; a module declares them in its definition (`uses`). */
export const recordUses = definePort<readonly RecordUse[]>('recordUses')

/** Every column that points at records of a collection, in the order in which modules registered them. */
export const usesOf = (collection: string): RecordUse[] =>
  recordUses.all().flatMap((uses) => uses.filter(({ of }) => of === collection))
