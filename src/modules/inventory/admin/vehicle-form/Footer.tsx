'use client'
import { useFormState } from 'react-hook-form'
import styles from '@/ui/admin/admin.module.css'
import { VEHICLE_STATUS_LABELS, VEHICLE_STATUSES, type VehicleStatus } from '../../rules/vehicle-status'
import { fieldId, useEnter, useFault, useKit, useValue } from './kit'
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
export function Footer({ closed, isNew, maySave, onCancel, onSave, saving }: Props) {
  const enter = useEnter()
  const status = useValue('status')
  const fault = useFault('status')
  return (
    <footer className={css.footer} data-save-bar>
      <label className={css.status}>
        <span className={styles.label}>Status</span>
        <select
          aria-invalid={fault !== undefined}
          className={styles.input}
          disabled={closed}
          id={fieldId('status')}
          onChange={({ target }) => enter({ status: target.value as VehicleStatus })}
          value={status}
        >
          {VEHICLE_STATUSES.map((one) => (
            <option key={one} value={one}>
              {VEHICLE_STATUS_LABELS[one]}
            </option>
          ))}
        </select>
      </label>
      <Unsaved />
      <div className={css.buttons}>
        <button className={styles.button} disabled={saving} onClick={onCancel} type="button">
          Cancel
        </button>
        {maySave && isNew && (
          <button
            className={styles.button}
            disabled={closed || saving}
            onClick={() => onSave(true)}
            type="button"
          >
            Save & Add New
          </button>
        )}
        {maySave && (
          <button
            className={styles.primary}
            disabled={closed || saving}
            onClick={() => onSave(false)}
            type="button"
          >
            {saving ? 'Saving...' : 'Save'}
          </button>
        )}
      </div>
    </footer>
  )
}

function Unsaved() {
  const { form } = useKit()
  const { isDirty } = useFormState({ control: form.control })
  return <span className={css.unsaved}>{isDirty ? 'Unsaved changes' : ''}</span>
}
