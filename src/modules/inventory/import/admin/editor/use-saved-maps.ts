import { useState } from 'react'
import { callApi } from '@/ui/client/call-api'
import type { ImportMap } from '../../engine/map/import-map-schema'
import type { ImportFileView } from '../../queries/get-import-file'
import type { SavedMap } from '../../queries/list-import-maps'
import { finishedMap } from './map-in-editor'
import type { Draft } from './use-import-draft'
import type { Editor } from './use-import-editor'
import * as words from './words'

const FROM = {
  file: words.asYouLeftIt,
  last: words.filledInAsInLastImport,
  suggestion: words.suggestedFromColumnNames,
} as const

const startText = ({ from, name }: ImportFileView['start']): string =>
  from === 'saved' ? `Filled in from the saved map “${name}”, which was made for these columns.` : FROM[from]

/** Parses a map file; throws with what is wrong with it. */
async function mapIn(file: File): Promise<SavedMap['map']> {
  const map = JSON.parse((await file.text()).replace(/^\uFEFF/, ''))
  if (!map || typeof map !== 'object' || !map.fields) throw new Error('It does not contain a map.')
  return map
}

type Wanted = {
  name: string
  draft: Draft
  file: ImportFileView
  /** The map that already has this name. */
  known: SavedMap | undefined
}

/** Saves a draft's map under a name. */
async function storeMap({ draft, file, known, name }: Wanted) {
  const body = {
    name,
    columns: file.facts.columns.map((column) => column.name),
    options: draft.options,
    map: finishedMap(draft.map),
  }
  const answer = known
    ? await callApi('put', '/api/v1/imports/maps/{id}', { params: { path: { id: known.id } }, body })
    : await callApi('post', '/api/v1/imports/maps', { body })
  if (!answer.ok) return answer
  const saved: SavedMap = { ...body, id: answer.body.data.id, fits: true, updatedBy: null, updatedAt: '' }
  return { ok: true as const, saved }
}

/** The saved maps to start from, and saving the map on the screen as one. */
export function useSavedMaps(editor: Editor, file: ImportFileView, given: SavedMap[]) {
  const { draft, isBroughtBack, setDraft } = editor
  const [maps, setMaps] = useState(given)
  const [notice, setNotice] = useState({ ok: true, text: isBroughtBack ? FROM.file : startText(file.start) })
  const [name, setName] = useState(file.start.name ?? '')
  const [busy, setBusy] = useState(false)
  const known = maps.find((one) => one.name.toLowerCase() === name.trim().toLowerCase())
  const use = ({ map, name: chosen, options }: Pick<SavedMap, 'map' | 'name' | 'options'>): void => {
    // The file itself is the better source for its format.
    const { decimal } = { decimal: '.', ...(map.file as object) } as ImportMap['file']
    setDraft({ map: { references: {}, ...map, file: { ...draft.map.file, decimal } } as ImportMap, options })
    setName(chosen)
    setNotice({ ok: true, text: words.filledInFrom(chosen) })
  }
  const load = async (mapFile: File): Promise<void> => {
    try {
      const map = await mapIn(mapFile)
      use({ map, name: mapFile.name.replace(/\.json$/i, ''), options: draft.options })
    } catch (error) {
      setNotice({ ok: false, text: words.cannotBeReadAsMap(mapFile.name, (error as Error).message) })
    }
  }
  const save = async (): Promise<void> => {
    setBusy(true)
    const answer = await storeMap({ draft, file, known, name: name.trim() })
    setBusy(false)
    if (!answer.ok) return setNotice({ ok: false, text: answer.message })
    const { saved } = answer
    setMaps((before) => [saved, ...before.filter(({ id }) => id !== saved.id)])
    setNotice({
      ok: true,
      text: known ? words.isUpdated(saved.name) : words.savedAsItWillBeSuggested(saved.name),
    })
  }
  return { maps, notice, name, setName, busy, isKnown: known !== undefined, use, load, save }
}
