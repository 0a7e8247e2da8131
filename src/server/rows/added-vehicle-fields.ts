import type { AddedField, AddedFields } from '@/kernel/added-fields'

// Bundles in one process are built separately and share nothing but globals.
const NAME = Symbol.for('kaido.vehicleFields')
const place = globalThis as typeof globalThis & { [NAME]?: readonly AddedFields[] }
const NONE: readonly AddedFields[] = []

/** Publishes the fields that modules add to vehicles; called where they are registered. */
export function registerAddedFields(groups: readonly AddedFields[]): void {
  place[NAME] = groups
}

/** The fields that modules add to vehicles, by module; the same object while the modules stay the same. */
export const addedGroups = (): readonly AddedFields[] => place[NAME] ?? NONE

/** The same without their groups. */
export const addedFields = (): readonly AddedField[] => addedGroups().flatMap(({ fields }) => fields)
