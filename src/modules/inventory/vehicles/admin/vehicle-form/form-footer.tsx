'use client'
import { useFormState } from 'react-hook-form'
import styles from '@/ui/back-office/admin.module.css'
import { SEND_KEYS } from '@/ui/back-office/button-keys'
import { SaveButton } from '@/ui/back-office/save-button'
import { VEHICLE_STATUS_LABELS, VEHICLE_STATUSES, type VehicleStatus } from '../../rules/vehicle-status'
import * as words from '../../words'
import { useEnter, useFormParts, useValue } from './form-context'
import { Fault, useNotices } from './form-fields'
import css from './vehicle-form.module.css'

type Props = {
  isNew: boolean
  /** No right to save, sold, or somebody else's at the moment. */
  closed: boolean
  maySave: boolean
  saving: boolean
  onSave: (addNew: boolean) => void
  onCancel: () => void
}

/** Status and buttons, always in view. */
export function FormFooter({ closed, isNew, maySave, onCancel, onSave, saving }: Props) {
  return (
    <footer className={css.footer} data-save-bar>
      <StatusChoice closed={closed} />
      <Unsaved />
      <div className={css.buttons}>
        <button className={styles.button} disabled={saving} onClick={onCancel} type="button">
          {words.cancel}
        </button>
        {maySave && isNew && (
          <button
            aria-keyshortcuts={SEND_KEYS}
            className={styles.button}
            disabled={closed || saving}
            onClick={() => onSave(true)}
            title={words.addNewByKeys}
            type="button"
          >
            {words.saveAddNew}
          </button>
        )}
        {maySave && (
          <SaveButton disabled={closed} isBusy={saving} onClick={() => onSave(false)} type="button">
            {saving ? words.saving : words.save}
          </SaveButton>
        )}
      </div>
    </footer>
  )
}

function StatusChoice({ closed }: Pick<Props, 'closed'>) {
  const enter = useEnter()
  const status = useValue('status')
  const notices = useNotices('status')
  return (
    <div className={css.status}>
      <label className={styles.label} htmlFor={notices.id}>
        {words.status}
      </label>
      <select
        {...notices}
        className={styles.input}
        disabled={closed}
        onChange={({ target }) => enter({ status: target.value as VehicleStatus })}
        value={status}
      >
        {VEHICLE_STATUSES.map((one) => (
          <option key={one} value={one}>
            {VEHICLE_STATUS_LABELS[one]}
          </option>
        ))}
      </select>
      <Fault field="status" />
      {status === 'SOLD' && !closed && <span className={css.hint}>{words.onceSavedAsSold}</span>}
    </div>
  )
}

function Unsaved() {
  const { form } = useFormParts()
  const { isDirty } = useFormState({ control: form.control })
  return <span className={css.unsaved}>{isDirty ? words.unsavedChanges : ''}</span>
}
