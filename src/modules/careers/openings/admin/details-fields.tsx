import styles from '@/ui/back-office/admin.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import type { Option } from '@/ui/back-office/list/list-type'
import { OPENING_LIMITS } from '../rules/opening-limits'
import { idOf } from './opening-draft'
import { MODE_OPTIONS, STATUS_OPTIONS, TYPE_OPTIONS } from './opening-filters'
import css from './openings.module.css'
import type { OpeningEditing, Place } from './use-opening'
import * as words from './words'

type Line = 'title' | 'experience' | 'closingDate'
type Choice = 'status' | 'locationId' | 'type' | 'mode'

type Props = { editing: OpeningEditing }

/** The day that it is here, which is the first that can be picked. */
const today = (): string => new Date().toLocaleDateString('sv-SE')

const CHOICES = [
  { name: 'type', label: words.kind, options: TYPE_OPTIONS },
  { name: 'mode', label: words.mode, options: MODE_OPTIONS },
] as const

/** The facts of a job: a line each. */
export function DetailsFields({ editing, places }: Props & { places: readonly Place[] }) {
  const showrooms = places.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <section className={css.section}>
      <h2>{words.details}</h2>
      <LineField editing={editing} label={words.title} max={OPENING_LIMITS.title} name="title" />
      <div className={css.pair}>
        <StatusAndClosing editing={editing} />
        <ChoiceField
          any={words.choose}
          editing={editing}
          label={words.location}
          name="locationId"
          options={showrooms}
        />
        {CHOICES.map((choice) => (
          <ChoiceField {...choice} any={words.choose} editing={editing} key={choice.name} />
        ))}
        <LineField
          editing={editing}
          help={words.experienceHelp}
          label={words.experience}
          max={OPENING_LIMITS.experience}
          name="experience"
        />
      </div>
    </section>
  )
}

/** Whether it is on the site, and until when. */
const StatusAndClosing = ({ editing }: Props) => (
  <>
    <ChoiceField
      editing={editing}
      help={words.statusHelp}
      label={words.status}
      name="status"
      options={STATUS_OPTIONS}
    />
    <LineField
      editing={editing}
      help={words.closingHelp}
      label={words.closingDate}
      min={today()}
      name="closingDate"
      type="date"
    />
  </>
)

type LineProps = Props & {
  name: Line
  label: string
  help?: string
  max?: number
  min?: string
  type?: 'date'
}

const LineField = ({ editing, help, label, max, min, name, type }: LineProps) => (
  <LabelledField error={editing.issueOf(name)} help={help} id={idOf(name)} label={label}>
    {(marks) => (
      <input
        {...marks}
        autoComplete="off"
        className={styles.input}
        maxLength={max}
        min={min}
        onChange={({ target }) => editing.change({ [name]: target.value }, name)}
        type={type}
        value={editing.draft[name]}
      />
    )}
  </LabelledField>
)

type ChoiceProps = Props & {
  name: Choice
  label: string
  help?: string
  options: readonly Option[]
  /** The entry before anything is chosen. */
  any?: string
}

const ChoiceField = ({ any, editing, help, label, name, options }: ChoiceProps) => (
  <LabelledField error={editing.issueOf(name)} help={help} id={idOf(name)} label={label}>
    {(marks) => (
      <select
        {...marks}
        className={styles.input}
        onChange={({ target }) => editing.change({ [name]: target.value }, name)}
        value={editing.draft[name]}
      >
        {any && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </LabelledField>
)
