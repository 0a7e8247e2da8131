import { ACTION_WORDS, ACTIONS } from '@/kernel/permissions'
import styles from '@/ui/back-office/admin.module.css'
import type { AccessAnswer } from '../rules/explain-access'
import * as words from '../words'
import access from './access.module.css'
import type { ModuleRow } from './permission-grid'

type Choice = { value: string; label: string }

function Select({ empty, label, list, name, value }: SelectProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select className={styles.input} defaultValue={value} name={name}>
        {empty && <option value="">{empty}</option>}
        {list.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  )
}
type SelectProps = { label: string; name: string; list: Choice[]; value: string; empty?: string }

type Props = {
  staff: readonly { id: number; name: string }[]
  showrooms: readonly { id: number; name: string }[]
  modules: readonly ModuleRow[]
  selection: { why: string; module: string; action: string; showroom: string }
  answer: AccessAnswer | null
}

const listed = (list: readonly { id: number; name: string }[]): Choice[] =>
  list.map(({ id, name }) => ({ value: String(id), label: name }))

/** Why somebody can or cannot do something: a question in the address, and the rule that decides. */
export function ExplainAccessForm({ answer, selection, modules, showrooms, staff }: Props) {
  return (
    <>
      <form action="#why" className={access.question} method="get">
        <Select
          empty={words.chooseAPerson}
          label={words.person}
          list={listed(staff)}
          name="why"
          value={selection.why}
        />
        <Select
          label={words.moduleTitle}
          list={modules.map(({ key, name }) => ({ value: key, label: name }))}
          name="module"
          value={selection.module}
        />
        <Select
          label={words.action}
          list={ACTIONS.map((action) => ({ value: action, label: ACTION_WORDS[action] }))}
          name="action"
          value={selection.action}
        />
        <Select
          empty={words.noParticularShowroom}
          label={words.showroomOfRecord}
          list={listed(showrooms)}
          name="showroom"
          value={selection.showroom}
        />
        <div className={styles.actions}>
          <button className={styles.button} type="submit">
            {words.explain}
          </button>
        </div>
      </form>
      {answer && (
        <p className={access.answer} data-allowed={answer.allowed} role="status">
          {answer.sentence}
        </p>
      )}
    </>
  )
}
