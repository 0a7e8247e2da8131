import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import type { CompanySetting } from '@/payload-types'
import { actorOf } from '@/server/actor-of'
import { mayDo } from '@/server/may-do'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import list from '@/ui/back-office/list/list-context.module.css'
import { bankAccountsOf } from '../queries/list-bank-changes'
import { listBankChangesWithApproval } from '../queries/list-bank-changes-with-approval'
import { readCompanySettings } from '../queries/read-company-settings'
import { type CompanyValues, readCompanyValues } from '../queries/read-company-values'
import { COMPANY_GROUPS } from '../rules/company-settings-fields'
import * as words from '../words'
import { BankAccounts } from './bank-accounts'
import { CompanyForm } from './company-form'

const rowOf = (settings: CompanySetting, values: CompanyValues) => ({
  id: 1,
  name: settings.tradeName,
  updatedAt: settings.updatedAt ?? '',
  active: null,
  cells: {},
  values,
})

/** What is set, for those who may read it. */
const Shown = ({ values }: { values: CompanyValues }) =>
  COMPANY_GROUPS.map(({ fields, title }) => (
    <fieldset className={list.group} key={title}>
      <legend>{title}</legend>
      <dl className={list.form}>
        {Object.entries(fields).map(([name, { kind, label }]) => (
          <div className={styles.field} key={name}>
            <dt className={styles.label}>{label}</dt>
            <dd className={list.help}>
              {kind === 'image' && values[`${name}Url`] ? (
                <img alt="" height={40} src={String(values[`${name}Url`])} />
              ) : (
                [values[name] ?? []].flat().join(', ') || words.notSet
              )}
            </dd>
          </div>
        ))}
      </dl>
    </fieldset>
  ))

/** Who the company is and by which numbers it trades: to change for those who may, else to read. */
export async function CompanyView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const [allowed, mayUpdate] = await Promise.all([
    mayDo(req, 'settings', 'read'),
    mayDo(req, 'settings', 'update'),
  ])
  const actions = (
    <Link className={styles.button} href="/admin/globals/company-settings/versions">
      {words.earlierVersions}
    </Link>
  )
  const frame = { view, allowed, actions, title: words.companyInformation }
  if (!allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const actor = await actorOf(req)
  const [settings, changes] = await Promise.all([
    readCompanySettings(req.payload),
    listBankChangesWithApproval(req.payload.db.drizzle, actor),
  ])
  const isAdministrator = actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID
  const values = readCompanyValues(settings)
  return (
    <AdminFrame {...frame} lead={words.howYouAppear}>
      <div className={list.panel}>
        {mayUpdate ? (
          <CompanyForm isAdministrator={isAdministrator} row={rowOf(settings, values)} />
        ) : (
          <Shown values={values} />
        )}
      </div>
      <BankAccounts
        accounts={bankAccountsOf(settings)}
        changes={changes}
        mayUpdate={mayUpdate}
        viewer={Number(req.user?.id)}
      />
    </AdminFrame>
  )
}
