'use client'
import { type ChangeEvent, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { callApi } from '@/ui/client/office'
import type { ImportMap } from '../../engine/map/schema'
import type { ImportFileView } from '../../queries/import-files'
import type { SavedMap } from '../../queries/import-maps'
import { downloadText } from '../download-text'
import css from '../import.module.css'
import editorCss from './editor.module.css'
import { finishedMap } from './map-view'
import type { Editor } from './use-editor'

const FROM = {
  file: 'As you left it.',
  last: 'Filled in as in the last import of a file with these columns.',
  suggestion: 'Suggested from the column names and their contents. Please review it.',
} as const

const startText = ({ from, name }: ImportFileView['start']): string =>
  from === 'saved' ? `Filled in from the saved map “${name}”, which was made for these columns.` : FROM[from]

type Props = { editor: Editor; file: ImportFileView; maps: SavedMap[] }

/** Saved maps: begin with one, keep this one, take it to the command line and back. */
export function MapBar({ editor, file, maps: given }: Props) {
  const [maps, setMaps] = useState(given)
  const { draft, isBroughtBack, setDraft } = editor
  const [said, setSaid] = useState<{ ok: boolean; text: string }>({
    ok: true,
    text: isBroughtBack ? FROM.file : startText(file.start),
  })
  const [name, setName] = useState(file.start.name ?? '')
  const [busy, setBusy] = useState(false)
  const use = ({ map, name: chosen, options }: Pick<SavedMap, 'map' | 'name' | 'options'>): void => {
    // How this file is written is known better from the file itself.
    const { decimal } = { decimal: '.', ...(map.file as object) } as ImportMap['file']
    setDraft({ map: { references: {}, ...map, file: { ...draft.map.file, decimal } } as ImportMap, options })
    setName(chosen)
    setSaid({ ok: true, text: `Filled in from “${chosen}”.` })
  }
  const load = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0]
    if (!file) return
    target.value = ''
    try {
      const map = JSON.parse((await file.text()).replace(/^\uFEFF/, ''))
      if (!map || typeof map !== 'object' || !map.fields) throw new Error('It does not contain a map.')
      use({ map, name: file.name.replace(/\.json$/i, ''), options: draft.options })
    } catch (error) {
      setSaid({ ok: false, text: `${file.name} cannot be read as a map: ${(error as Error).message}` })
    }
  }
  const save = async (): Promise<void> => {
    const known = maps.find((one) => one.name.toLowerCase() === name.trim().toLowerCase())
    const body = {
      name: name.trim(),
      columns: file.facts.columns.map((column) => column.name),
      options: draft.options,
      map: finishedMap(draft.map),
    }
    setBusy(true)
    const answer = known
      ? await callApi('put', '/api/v1/imports/maps/{id}', { params: { path: { id: known.id } }, body })
      : await callApi('post', '/api/v1/imports/maps', { body })
    setBusy(false)
    if (!answer.ok) return setSaid({ ok: false, text: answer.message })
    const saved: SavedMap = { ...body, id: answer.body.data.id, fits: true, updatedBy: null, updatedAt: '' }
    setMaps((before) => [saved, ...before.filter(({ id }) => id !== saved.id)])
    setSaid({
      ok: true,
      text: known
        ? `“${saved.name}” is updated.`
        : `Saved as “${saved.name}”; it will be suggested for files with these columns.`,
    })
  }
  const isKnown = maps.some((one) => one.name.toLowerCase() === name.trim().toLowerCase())
  return (
    <div className={editorCss.mapBar}>
      <label className={styles.field}>
        <span className={styles.label}>Start from</span>
        <select
          className={styles.input}
          onChange={({ target }) => {
            const map = maps.find(({ id }) => String(id) === target.value)
            if (map) use(map)
          }}
          value=""
        >
          <option value="">{maps.length > 0 ? 'Choose a saved map' : 'No saved maps yet'}</option>
          {maps.map((map) => (
            <option key={map.id} value={map.id}>
              {map.name}
              {map.fits ? ' (same columns)' : ''}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span className={styles.label}>Map name</span>
        <input
          className={styles.input}
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
          value={name}
        />
      </label>
      <div className={styles.actions}>
        <button className={styles.button} disabled={busy || name.trim() === ''} onClick={save} type="button">
          {isKnown ? 'Update map' : 'Save map'}
        </button>
        <button
          className={styles.button}
          onClick={() =>
            downloadText(
              `${name.trim() || 'import-map'}.json`,
              `${JSON.stringify(finishedMap(draft.map), null, 2)}\n`,
            )
          }
          type="button"
        >
          Download
        </button>
        <label className={`${styles.button} ${css.pick}`}>
          Load a map file
          <input accept=".json,application/json" className={css.hidden} onChange={load} type="file" />
        </label>
      </div>
      <p
        className={said.ok ? `${styles.quiet} ${editorCss.mapSaid}` : `${css.problem} ${editorCss.mapSaid}`}
        role="status"
      >
        {said.text}
      </p>
    </div>
  )
}
