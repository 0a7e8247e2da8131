import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import quote from './quote.module.css'

type Props = { id: string; label: string; value: string; reason: string }

/** A value of the form that cannot be changed any more, with the reason. */
export const LockedField = ({ id, label, reason, value }: Props) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    <input
      aria-describedby={`${id}-reason`}
      className={`${styles.input} ${quote.fixed}`}
      id={id}
      readOnly
      value={value}
    />
    <span className={list.help} id={`${id}-reason`}>
      {reason}
    </span>
  </div>
)
