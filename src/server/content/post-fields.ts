import type { Field } from 'payload'

// Bundles in one process are built separately and share nothing but globals.
const NAME = Symbol.for('kaido.postFields')
const place = globalThis as typeof globalThis & { [NAME]?: readonly Field[] }
const NONE: readonly Field[] = []

/** Publishes the fields that modules add to posts; called where they are registered. */
export function registerPostFields(fields: readonly Field[]): void {
  place[NAME] = fields
}

/** The fields that modules add to posts. */
export const postFields = (): readonly Field[] => place[NAME] ?? NONE
