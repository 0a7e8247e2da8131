'use client'
import styles from '@/ui/back-office/admin.module.css'
import { FormFailure } from '@/ui/back-office/form-failure'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import type { Option } from '@/ui/back-office/list/list-type'
import { SaveButton } from '@/ui/back-office/save-button'
import { isOutdated } from '@/ui/client/answer'
import type { Department } from '../queries/list-departments'
import { DeleteDepartment } from './delete-department'
import css from './departments.module.css'
import { DetailsSection, UseSection } from './details-section'
import { HolidaysSection } from './holidays-section'
import { HoursSection } from './hours-section'
import { PeopleSection } from './people-section'
import { PromisesSection } from './promises-section'
import { type StaffChoice, useDepartment } from './use-department'
import * as words from './words'

type Props = {
  /** Null for a new one. */
  department: Department | null
  staff: readonly StaffChoice[]
  /** The company's. */
  timeZone: string
  timeZones: readonly string[]
  countries: readonly Option[]
  /** The one that the time zone is in. */
  country: string | null
  thisYear: number
  may: { write: boolean; delete: boolean }
}

/** Everything about a department; those who may not change it read it. */
export function DepartmentForm(props: Props) {
  const editing = useDepartment(props.department, props.timeZone)
  const { called, isBusy, isUnsaved, issues, refused, submit } = editing
  const { countries, country, department, may, staff, thisYear, timeZones } = props
  const isStale = refused !== null && isOutdated(refused)
  const state = isUnsaved && words.unsaved
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {isStale ? (
        <FormFailure message={refused.message} onReload={() => location.reload()} />
      ) : (
        <CallOutcome called={called?.ok ? called : refused} />
      )}
      <fieldset className={css.all} disabled={!may.write}>
        <DetailsSection editing={editing} />
        <PeopleSection editing={editing} staff={staff} />
        <HoursSection editing={editing} timeZones={timeZones} />
        <HolidaysSection countries={countries} country={country} editing={editing} thisYear={thisYear} />
        <PromisesSection editing={editing} />
        <UseSection editing={editing} />
      </fieldset>
      {may.write && (
        <div className={css.foot}>
          {called?.ok === false && issues.length > 1 && (
            <ul className={css.problems}>
              {issues.map(({ message, path }) => (
                <li key={path}>{message}</li>
              ))}
            </ul>
          )}
          <SaveButton isBusy={isBusy}>
            {isBusy ? words.saving : department ? words.save : words.create}
          </SaveButton>
          <span className={styles.quiet} role="status">
            {state}
          </span>
        </div>
      )}
      {department && may.delete && <DeleteDepartment department={department} />}
    </form>
  )
}
