'use client'
import { useField } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import type { Issue } from '@/kernel/issue'

type Fault = { message: string; value: unknown }
type Faults = ReadonlyMap<string, Fault>

/*
 * What keeps the record in the editor from being published, by field of the form. Payload's own errors of fields are of no
 * use for it: they end with the next answer about the form, and stop the saving of drafts meanwhile.
 */
let faults: Faults = new Map()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Shows messages at their fields, each until its field is changed. */
export function showFaults(issues: readonly Issue[], values: Readonly<Record<string, unknown>>): void {
  faults = new Map(
    issues.map(({ message, path }) => [path, { message, value: JSON.stringify(values[path] ?? null) }]),
  )
  for (const listener of listeners) listener()
}

/** The message at a field of the form; null if it has none. */
export function usePublishFault(path: string): string | null {
  const { value } = useField<unknown>({ path })
  const shown = useSyncExternalStore(
    subscribe,
    () => faults.get(path),
    () => undefined,
  )
  return shown && shown.value === JSON.stringify(value ?? null) ? shown.message : null
}
