'use client'
import { useId } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import { useFileDrop } from '@/ui/back-office/use-file-drop'
import { useFileInput } from '@/ui/back-office/use-file-input'
import { TARIFF_COLUMNS } from '../rules/file/tariff-columns'
import { KEYWORD_MAX } from '../rules/freight-list'
import * as words from '../words'
import { PlannedTariffChanges } from './planned-tariff-changes'
import { TariffFileProblems } from './tariff-file-problems'
import css from './tariff-import.module.css'
import { useTariffImport } from './use-tariff-import'

type State = ReturnType<typeof useTariffImport>

/** Imports a tariff in three steps: a file is chosen, what it changes is looked at, and that is confirmed. */
export function TariffImport() {
  const state = useTariffImport()
  const { isReading, mend, preview, notice } = state
  return (
    <>
      <CallOutcome called={notice} />
      <ChooseFile {...state} />
      <div aria-live="polite">{isReading && <p className={styles.quiet}>{words.checking}</p>}</div>
      {preview && (
        <>
          {preview.unused.length > 0 && (
            <p className={styles.quiet}>{words.unusedColumns(preview.unused.join(', '))}</p>
          )}
          <TariffFileProblems key={preview.stamp} onMend={mend} problems={preview.problems} />
          <PlannedTariffChanges preview={preview} />
          <Confirm {...state} preview={preview} />
        </>
      )}
    </>
  )
}

function ChooseFile(state: State) {
  const { choose, isImporting, name } = state
  const input = useFileInput(([chosen]) => chosen && void choose(chosen))
  const target = useFileDrop(isImporting, ([chosen]) => chosen && void choose(chosen))
  return (
    <section {...target} className={css.choose}>
      <p className={list.help}>{words.columnsAre(Object.values(TARIFF_COLUMNS).join(', '))}</p>
      <Terms {...state} key={name === null ? 'none' : 'chosen'} />
      <div className={styles.actions}>
        <label className={`${name === null ? styles.primary : styles.button} ${css.pick}`}>
          {name === null ? words.chooseFile : words.chooseAnother}
          <input
            {...input}
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            className={css.hidden}
            type="file"
          />
        </label>
        {name !== null && <span className={css.name}>{words.chosen(name)}</span>}
      </div>
    </section>
  )
}

/** What is sent with the file: a keyword for its lines, and whether it is all that the carrier offers. */
function Terms({ change, file }: State) {
  const id = useId()
  return (
    <div className={list.form}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {words.keyword}
        </label>
        <input
          className={styles.input}
          defaultValue={file.keyword}
          id={id}
          maxLength={KEYWORD_MAX}
          onBlur={({ target: { value } }) => value !== file.keyword && change({ keyword: value })}
        />
        <span className={list.help}>{words.keywordHelp}</span>
      </div>
      <label className={list.check}>
        <input
          checked={file.isWhole}
          onChange={({ target: { checked } }) => change({ isWhole: checked, leavesOut: false })}
          type="checkbox"
        />
        {words.isWhole}
      </label>
    </div>
  )
}

type ConfirmProps = State & { preview: NonNullable<State['preview']> }

function Confirm({ change, confirm, file, isImporting, isReading, preview }: ConfirmProps) {
  const { added, changed, ended, problems } = preview
  const count = added.length + changed.length + ended.length
  const isHeld = problems.length > 0 && !file.leavesOut
  return (
    <div className={styles.actions}>
      {problems.length > 0 && !file.isWhole && (
        <label className={list.check}>
          <input
            checked={file.leavesOut}
            onChange={({ target: { checked } }) => change({ leavesOut: checked })}
            type="checkbox"
          />
          {words.leaveOut}
        </label>
      )}
      {count > 0 && (
        <button
          className={styles.primary}
          disabled={isHeld || isReading || isImporting}
          onClick={() => void confirm()}
          type="button"
        >
          {isImporting ? words.importing : words.importChanges(count)}
        </button>
      )}
    </div>
  )
}
