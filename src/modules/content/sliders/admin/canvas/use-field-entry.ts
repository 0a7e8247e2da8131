'use client'
import { useState } from 'react'

type Entry = { text: string; of: string | number; error?: string }

/** What is entered in a field until it counts, with why it does not; dropped where the value changes meanwhile. */
export function useFieldEntry(value: string | number) {
  const [entry, setEntry] = useState<Entry | null>(null)
  const current = entry?.of === value ? entry : null
  return {
    entered: current?.text ?? null,
    error: current?.error,
    enter: (text: string) => setEntry({ text, of: value }),
    refuse: (error: string) => setEntry(current && { ...current, error }),
    reset: () => setEntry(null),
  }
}
