import styles from './admin.module.css'
import requests from './requests.module.css'

type Props = { label: string; max: number; value: string; onChange: (note: string) => void }

/** A few words that go with a decision. */
export const NoteField = ({ label, max, onChange, value }: Props) => (
  <label className={styles.field}>
    <span className={styles.label}>{label}</span>
    <textarea
      className={requests.area}
      maxLength={max}
      onChange={(event) => onChange(event.target.value)}
      value={value}
    />
  </label>
)
