import type { ModuleKey } from '@/kernel/permissions'
import { definePort } from '../port'

/** A column whose rows point at records of a collection, which cannot be deleted while any do. */
export type RecordUse = {
  /** The collection being pointed at. */
  of: string
  table: string
  column: string
  /** The name of one such row: 'vehicle'. */
  what: string
  /** The records that such rows are parts of, if they are none themselves. */
  holders?: readonly UseHolder[]
  /** The area whose Update permission such rows need, so that a picture is only changed by who may change them; usually the inventory. */
  area?: ModuleKey
  /** The screen under /admin of the only such row. */
  screen?: string
}

/** A collection whose records rows are parts of, the column with the record, and which rows those are. */
export type UseHolder = { collection: string; column: string; only?: { column: string; value: string } }

/** References of modules to other modules' records; a module declares them in its definition (`uses`). */
export const recordUses = definePort<readonly RecordUse[]>('recordUses')

/** Every column that points at records of a collection, in the order in which modules registered them. */
export const usesOf = (collection: string): RecordUse[] =>
  recordUses.all().flatMap((uses) => uses.filter(({ of }) => of === collection))
