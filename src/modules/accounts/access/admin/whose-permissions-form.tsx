import styles from '@/ui/back-office/admin.module.css'
import * as words from '../words'
import access from './access.module.css'

type Props = { staff: readonly { id: number; name: string }[]; value: string }

/** Chooses the member of staff whose permissions are shown. */
export function WhosePermissionsForm({ staff, value }: Props) {
  return (
    <form action="#person" className={access.question} method="get" style={{ marginBottom: 12 }}>
      <label className={styles.field}>
        <span className={styles.label}>{words.memberOfStaff}</span>
        <select className={styles.input} defaultValue={value} name="person">
          <option value="">{words.chooseAPerson}</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.actions}>
        <button className={styles.button} type="submit">
          {words.show}
        </button>
      </div>
    </form>
  )
}
