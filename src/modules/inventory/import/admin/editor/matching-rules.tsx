'use client'
import styles from '@/ui/back-office/admin.module.css'
import { fieldSpec } from '../../engine/import-fields'
import { CREATABLE_FIELDS } from '../../engine/references/nameable-lists'
import css from '../import.module.css'
import editorCss from './import-editor.module.css'
import type { Draft } from './use-import-draft'
import type { Editor } from './use-import-editor'
import * as words from './words'

type Choice<T extends string> = {
  label: string
  value: T
  words: readonly (readonly [T, string])[]
  onChange: (value: T) => void
  help?: string
}

function Choose<T extends string>({ help, label, onChange, value, words }: Choice<T>) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select className={styles.input} onChange={({ target }) => onChange(target.value as T)} value={value}>
        {words.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {help && <span className={styles.label}>{help}</span>}
    </label>
  )
}

type SetMap = (change: Partial<Draft['map']>) => void

/** What makes a row and a vehicle the same, and what happens to rows that exist and to names that no list has. */
export function MatchingRules({ editor, mayUpdate }: { editor: Editor; mayUpdate: boolean }) {
  const { draft, setDraft } = editor
  const { map, options } = draft
  const setMap: SetMap = (change) => setDraft({ ...draft, map: { ...map, ...change } })
  const setOptions = (change: Partial<Draft['options']>): void =>
    setDraft({ ...draft, options: { ...options, ...change } })
  const makesFeatures = map.fields.features && (map.references.features ?? options.references) === 'create'
  return (
    <div className={css.block}>
      <h3>{words.howRowsAreHandled}</h3>
      <div className={editorCss.rules}>
        <Choose
          label={words.rowMatchesExisting}
          onChange={(key) => setMap({ key })}
          value={map.key}
          words={KEYS}
        />
        <Choose
          help={mayUpdate ? undefined : words.yourRoleCanCreateVehicles}
          label={words.existingVehicles}
          onChange={(onExisting) => setOptions({ onExisting })}
          value={options.onExisting}
          words={mayUpdate ? EXISTING : EXISTING.slice(0, 1)}
        />
        <Choose
          label={words.unknownListEntries}
          onChange={(references) => setOptions({ references })}
          value={options.references}
          words={UNKNOWN}
        />
        <Choose
          label={words.numberFormat}
          onChange={(decimal) => setMap({ file: { ...map.file, decimal } })}
          value={map.file.decimal}
          words={DECIMALS}
        />
      </div>
      <UnknownByList map={map} setMap={setMap} />
      {makesFeatures && <FeatureGroup map={map} setMap={setMap} />}
    </div>
  )
}

type MapProps = { map: Draft['map']; setMap: SetMap }

/** What happens to names that one list has not, where that is not the same for all. */
function UnknownByList({ map, setMap }: MapProps) {
  const lists = CREATABLE_FIELDS.filter((field) => map.fields[field])
  if (lists.length === 0) return null
  return (
    <details className={editorCss.values}>
      <summary>{words.unknownListEntriesBy}</summary>
      <div className={editorCss.rules}>
        {lists.map((field) => (
          <Choose
            key={field}
            label={fieldSpec(field).label}
            onChange={(choice) => {
              const { [field]: _before, ...rest } = map.references
              setMap({ references: choice === 'general' ? rest : { ...rest, [field]: choice } })
            }}
            value={map.references[field] ?? 'general'}
            words={[['general', words.sameAsForAllLists], ...UNKNOWN]}
          />
        ))}
      </div>
    </details>
  )
}

function FeatureGroup({ map, setMap }: MapProps) {
  const group = map.featureGroup ?? ''
  const change = (typed: string): void => {
    if (typed !== group) setMap({ featureGroup: typed || undefined })
  }
  return (
    <label className={`${styles.field} ${editorCss.narrow}`}>
      <span className={styles.label}>{words.groupOfNewFeatures}</span>
      <input
        className={styles.input}
        defaultValue={group}
        key={group}
        maxLength={100}
        onBlur={({ target: { value } }) => change(value.trim())}
      />
    </label>
  )
}

const KEYS = [
  ['chassis', words.chassisNumber],
  ['officeFileNo', words.officeFileNumber],
] as const

const DECIMALS = [
  ['.', '1,234.56'],
  [',', '1.234,56'],
] as const

const EXISTING = [
  ['skip', words.leaveUnchanged],
  ['update', words.updateFromFile],
] as const

const UNKNOWN = [
  ['reject', words.rejectTheRow],
  ['create', words.addToList],
] as const
