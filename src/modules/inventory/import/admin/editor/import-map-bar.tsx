'use client'
import styles from '@/ui/back-office/admin.module.css'
import upload from '@/ui/back-office/upload/upload.module.css'
import type { ImportFileView } from '../../queries/get-import-file'
import type { SavedMap } from '../../queries/list-import-maps'
import { downloadText } from '../download-text'
import editorCss from './import-editor.module.css'
import { finishedMap } from './map-in-editor'
import type { Editor } from './use-import-editor'
import { useSavedMaps } from './use-saved-maps'
import * as words from './words'

type Props = { editor: Editor; file: ImportFileView; maps: SavedMap[] }

/** Saved maps: begin with one, save this one, download it for the command line and upload it. */
export function ImportMapBar({ editor, file, maps: given }: Props) {
  const { busy, isKnown, load, maps, name, notice, save, setName, use } = useSavedMaps(editor, file, given)
  const download = (): void =>
    downloadText(
      `${name.trim() || 'import-map'}.json`,
      `${JSON.stringify(finishedMap(editor.draft.map), null, 2)}\n`,
    )
  return (
    <div className={editorCss.mapBar}>
      <StartFrom maps={maps} onChoose={use} />
      <label className={styles.field}>
        <span className={styles.label}>{words.mapName}</span>
        <input
          className={styles.input}
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
          value={name}
        />
      </label>
      <div className={styles.actions}>
        <button className={styles.button} disabled={busy || name.trim() === ''} onClick={save} type="button">
          {isKnown ? words.updateMap : words.saveMap}
        </button>
        <button className={styles.button} onClick={download} type="button">
          {words.download}
        </button>
        <LoadButton onFile={load} />
      </div>
      <p
        className={
          notice.ok ? `${styles.quiet} ${editorCss.mapNotice}` : `${upload.problem} ${editorCss.mapNotice}`
        }
        role="status"
      >
        {notice.text}
      </p>
    </div>
  )
}

/** The saved maps as something to begin with; none stays chosen. */
function StartFrom({ maps, onChoose }: { maps: SavedMap[]; onChoose: (map: SavedMap) => void }) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{words.startFrom}</span>
      <select
        className={styles.input}
        onChange={({ target }) => {
          const map = maps.find(({ id }) => String(id) === target.value)
          if (map) onChoose(map)
        }}
        value=""
      >
        <option value="">{maps.length > 0 ? words.chooseSavedMap : words.noSavedMapsYet}</option>
        {maps.map((map) => (
          <option key={map.id} value={map.id}>
            {map.name}
            {map.fits ? ' (same columns)' : ''}
          </option>
        ))}
      </select>
    </label>
  )
}

function LoadButton({ onFile }: { onFile: (file: File) => Promise<void> }) {
  return (
    <label className={`${styles.button} ${upload.pick}`}>
      {words.loadMapFile}
      <input
        accept=".json,application/json"
        className={upload.hidden}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void onFile(file)
        }}
        type="file"
      />
    </label>
  )
}
