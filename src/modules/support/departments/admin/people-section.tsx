import { useState } from 'react'
import { normalForm } from '@/kernel/text/normal-form'
import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import list from '@/ui/back-office/list/list-context.module.css'
import { idOf } from './department-draft'
import css from './departments.module.css'
import type { DepartmentEditing, StaffChoice } from './use-department'
import * as words from './words'

type Props = { editing: DepartmentEditing; staff: readonly StaffChoice[] }

/** Who leads a department, and who is in it. */
export function PeopleSection({ editing, staff }: Props) {
  const { change, draft, errorOf } = editing
  const isListed = draft.leadId === null || staff.some(({ id }) => id === draft.leadId)
  return (
    <section className={css.section}>
      <h2>{words.people}</h2>
      <LabelledField
        id={idOf('leadId')}
        className={css.narrow}
        error={errorOf('leadId')}
        help={words.leadHelp}
        label={words.lead}
      >
        {(marks) => (
          <select
            {...marks}
            className={styles.input}
            onChange={({ target }) => change({ leadId: Number(target.value) || null }, 'leadId')}
            value={draft.leadId ?? ''}
          >
            <option value="">{words.nobody}</option>
            {!isListed && <option value={draft.leadId ?? ''}>{draft.leadId}</option>}
            {staff.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <Members editing={editing} staff={staff} />
    </section>
  )
}

const fold = (text: string) => normalForm(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()

function Members({ editing, staff }: Props) {
  const [typed, setTyped] = useState('')
  const error = editing.errorOf('memberIds')
  const shown = staff.filter(({ name }) => fold(name).includes(fold(typed.trim())))
  return (
    <fieldset className={css.members}>
      <legend className={styles.label}>{words.chosen(editing.draft.memberIds.length)}</legend>
      <span className={list.help}>{words.membersHelp}</span>
      <input
        aria-label={words.findMember}
        autoComplete="off"
        className={styles.input}
        id={idOf('memberIds')}
        onChange={({ target }) => setTyped(target.value)}
        // It looks for people, and sends nothing.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        placeholder={words.findMember}
        type="search"
        value={typed}
      />
      <StaffList editing={editing} staff={shown} />
      {shown.length === 0 && <p className={list.help}>{words.noMatch}</p>}
      {error && (
        <span className={list.error} role="alert">
          {error}
        </span>
      )}
    </fieldset>
  )
}

function StaffList({ editing: { change, draft }, staff }: Props) {
  const chosen = new Set(draft.memberIds)
  const toggle = (id: number, isIn: boolean) => {
    const memberIds = isIn ? [...draft.memberIds, id] : draft.memberIds.filter((one) => one !== id)
    change({ memberIds }, 'memberIds')
  }
  return (
    <ul className={css.staff}>
      {staff.map(({ id, name }) => (
        <li key={id}>
          <label className={list.check}>
            <input
              checked={chosen.has(id)}
              onChange={({ target }) => toggle(id, target.checked)}
              type="checkbox"
            />
            {name}
          </label>
        </li>
      ))}
    </ul>
  )
}
