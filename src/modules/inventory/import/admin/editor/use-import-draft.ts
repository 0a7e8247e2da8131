'use client'
import { usePersistedState } from '@/ui/form/use-persisted-state'
import type { ImportOptions } from '../../engine/import-outcome'
import type { ImportMap } from '../../engine/map/import-map-schema'
import { meaningText } from '../../engine/map/value-table-order'
import type { ImportFileView } from '../../queries/get-import-file'
import { finishedMap } from './map-in-editor'

export type Draft = { map: ImportMap; options: ImportOptions }

/** The input of the server's check. */
export const sentDraft = ({ map, options }: Draft): Draft => ({ map: finishedMap(map), options })

/** Two drafts are equal if they mean the same, whatever the order of their keys. */
export const draftText = (draft: Draft): string => meaningText(sentDraft(draft))

/**
 * How a file is read: a draft for a different reading is useless, and so is one from before maps stored
 * their order (2).
 */
const readingOf = ({ facts: { columns, delimiter, encoding, headerRow } }: ImportFileView): string =>
  JSON.stringify([2, delimiter, encoding, headerRow ?? 1, columns.map(({ name }) => name)])

/**
 * The current mapping, stored in this tab until the server has it, even when the user navigates
 * elsewhere.
 *
 * @returns the draft, its setter, and whether it was restored
 */
export const useImportDraft = (file: ImportFileView) =>
  usePersistedState<Draft>({
    name: `import-map-${file.id}`,
    at: readingOf(file),
    begin: { map: file.start.map, options: file.start.options },
    textOf: draftText,
    persistsOnLeave: true,
  })
