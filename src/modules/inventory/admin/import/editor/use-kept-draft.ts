'use client'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { ImportOptions } from '../../../import/log'
import type { ImportMap } from '../../../import/map/schema'
import type { ImportFileView } from '../../../queries/import-files'
import { finishedMap } from './map-view'

export type Draft = { map: ImportMap; options: ImportOptions }

/** What the server is asked about. */
export const sentDraft = ({ map, options }: Draft): Draft => ({ map: finishedMap(map), options })

/** Two drafts are the same whatever the order of their keys. */
export const draftText = (draft: Draft): string =>
  JSON.stringify(sentDraft(draft), (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

type Kept = { at: string; draft: Draft }

const placeOf = (fileId: number): string => `import-map:${fileId}`

/** How a file is read: a draft for another reading is worth nothing. */
const readingOf = ({ facts: { columns, delimiter, encoding } }: ImportFileView): string =>
  JSON.stringify([delimiter, encoding, columns.map(({ name }) => name)])

function read(fileId: number, at: string): Draft | null {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(placeOf(fileId)) ?? 'null')
    return kept?.at === at ? kept.draft : null
  } catch {
    // A browser may refuse storage, or hold what another version left: then the map begins as the server says.
    return null
  }
}

function write(fileId: number, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(placeOf(fileId), JSON.stringify(kept))
    else sessionStorage.removeItem(placeOf(fileId))
  } catch {
    // Nothing is kept then, and nothing else breaks.
  }
}

/**
 * What is being mapped, kept in this tab through reloads and lost connections until the server has it.
 *
 * @returns the draft, how to change it, and whether it was brought back
 */
export function useKeptDraft(
  file: ImportFileView,
): [draft: Draft, change: Dispatch<SetStateAction<Draft>>, isBroughtBack: boolean] {
  const at = readingOf(file)
  const { map, options } = file.start
  const [draft, setDraft] = useState<Draft>({ map, options })
  const [isBroughtBack, setIsBroughtBack] = useState(false)
  useEffect(() => {
    const kept = read(file.id, at)
    if (!kept) return
    setDraft(kept)
    setIsBroughtBack(true)
  }, [file.id, at])
  const isChanged = draftText(draft) !== draftText({ map, options })
  useEffect(() => {
    write(file.id, isChanged ? { at, draft } : null)
  }, [file.id, at, draft, isChanged])
  return [draft, setDraft, isBroughtBack]
}
