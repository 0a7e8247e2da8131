import Link from 'next/link'
import type { AdminViewServerProps, Payload } from 'payload'
import { INT4_MAX } from '@/kernel/numbers'
import { can } from '@/kernel/permissions'
import { listPermittedStaff } from '@/modules/accounts/people/queries/list-permitted-staff'
import { COUNTRIES } from '@/modules/accounts/people/rules/countries'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { type Department, getDepartment } from '../queries/list-departments'
import { DEPARTMENTS_SCREEN } from '../rules/admin-urls'
import { countryOfTimeZone } from '../rules/country-of-time-zone'
import { DepartmentForm } from './department-form'
import * as words from './words'

const BACK = (
  <Link className={styles.button} href={DEPARTMENTS_SCREEN}>
    {words.allDepartments}
  </Link>
)

/** A department: new, or to change its people, hours, holidays and promises. */
export async function DepartmentView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const last = [view.params?.segments ?? []].flat().at(-1)
  const isNew = last === 'create'
  const id = Number(last)
  const allowed = can(actor, 'support', isNew ? 'create' : 'read')
  const isRead = allowed && !isNew && id <= INT4_MAX
  const department = isRead ? await getDepartment(req.payload.db.drizzle, id) : null
  const frame = { view, allowed, actions: BACK, title: department?.title ?? words.newDepartment }
  if (!allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  if (!department && !isNew)
    return (
      <AdminFrame {...frame} title={words.departments}>
        <section className={styles.empty}>
          <h2>{words.notFound}</h2>
          <p>{words.notFoundAbout}</p>
        </section>
      </AdminFrame>
    )
  const may = {
    write: can(actor, 'support', isNew ? 'create' : 'update'),
    delete: can(actor, 'support', 'delete'),
  }
  return (
    <AdminFrame {...frame}>
      <Editor department={department} key={department?.id ?? 'create'} may={may} payload={req.payload} />
    </AdminFrame>
  )
}

type EditorProps = {
  department: Department | null
  may: { write: boolean; delete: boolean }
  payload: Payload
}

const CODES = COUNTRIES.map(({ code }) => code)
const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

async function Editor({ department, may, payload }: EditorProps) {
  const db = payload.db.drizzle
  const [staff, { timezone }] = await Promise.all([
    listPermittedStaff(db, 'support', 'read'),
    readTradeSettings(db),
  ])
  return (
    <DepartmentForm
      countries={COUNTRY_OPTIONS}
      country={countryOfTimeZone(department?.timeZone ?? timezone, CODES)}
      department={department}
      may={may}
      staff={staff.map(({ id, name }) => ({ id, name }))}
      thisYear={new Date().getUTCFullYear()}
      timeZone={timezone}
      timeZones={['UTC', ...Intl.supportedValuesOf('timeZone')]}
    />
  )
}
