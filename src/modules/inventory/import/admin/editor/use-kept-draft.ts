'use client'
import { useKept } from '@/ui/form/use-kept'
import { meaningText } from '../../engine/map/order'
import type { ImportMap } from '../../engine/map/schema'
import type { ImportOptions } from '../../engine/outcome'
import type { ImportFileView } from '../../queries/import-files'
import { finishedMap } from './map-view'

export type Draft = { map: ImportMap; options: ImportOptions }

/** What the server is asked about. */
export const sentDraft = ({ map, options }: Draft): Draft => ({ map: finishedMap(map), options })

/** Two drafts are the same that mean the same, whatever the order of their keys. */
export const draftText = (draft: Draft): string => meaningText(sentDraft(draft))

/** How a file is read: a draft for another reading is worth nothing, nor is one of before maps kept their order (2). */
const readingOf = ({ facts: { columns, delimiter, encoding } }: ImportFileView): string =>
  JSON.stringify([2, delimiter, encoding, columns.map(({ name }) => name)])

/**
 * What is being mapped, kept in this tab until the server has it, also for whoever goes elsewhere meanwhile.
 *
 * @returns the draft, how to change it, and whether it was brought back
 */
export const useKeptDraft = (file: ImportFileView) =>
  useKept<Draft>({
    name: `import-map-${file.id}`,
    at: readingOf(file),
    begin: { map: file.start.map, options: file.start.options },
    textOf: draftText,
    isKeptWhenLeft: true,
  })
