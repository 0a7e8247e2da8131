import type { AddedField, AddedFields } from '@/kernel/added-fields'

// Bundles of one process are built apart and share nothing but globals.
const NAME = Symbol.for('kaido.vehicleFields')
const place = globalThis as typeof globalThis & { [NAME]?: readonly AddedFields[] }
const NONE: readonly AddedFields[] = []

/** Makes known what modules add to vehicles; done where they are registered. */
export function registerAddedFields(groups: readonly AddedFields[]): void {
  place[NAME] = groups
}

/** The fields that modules add to vehicles, by module; the same object for as long as these are the modules. */
export const addedGroups = (): readonly AddedFields[] => place[NAME] ?? NONE

/** The same without their groups. */
export const addedFields = (): readonly AddedField[] => addedGroups().flatMap(({ fields }) => fields)
