'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { issuesOf } from '@/input/issues'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import type { ListRow, ListShape } from '@/ui/back-office/list/list-type'
import { fieldOf } from '@/ui/back-office/list/record-list-shape'
import type { FormRules } from '@/ui/back-office/record/form-rules-type'
import { RecordForm } from '@/ui/back-office/record/record-form'
import { ADMINISTRATORS_SETTINGS, COMPANY_FIELDS, COMPANY_GROUPS } from '../rules/company-settings-fields'
import { companySettingsInput } from '../schemas/company-settings'
import * as words from '../words'

const SHAPE: ListShape = {
  address: '/admin/settings/company-info',
  collection: 'company-settings',
  path: '/company-settings',
  singular: words.companySettings,
  plural: words.companySettings,
  createLabel: '',
  columns: [],
  fields: COMPANY_FIELDS.map(([name, field]) => fieldOf(name, field)),
  groups: COMPANY_GROUPS.map(({ about, fields, title }) => ({ about, title, names: Object.keys(fields) })),
  opens: 'page',
  may: { create: false, update: true, delete: false },
  toggle: null,
  bulkDelete: false,
}

/** For those below the top role: what only administrators change is shown. */
const LIMITED: ListShape = {
  ...SHAPE,
  fields: SHAPE.fields.map((field) => ({
    ...field,
    readOnly: ADMINISTRATORS_SETTINGS.some((name) => name === field.name),
  })),
}

const RULES: FormRules = {
  check: (values) => {
    const read = companySettingsInput.safeParse(values)
    return read.success ? [] : issuesOf(read.error)
  },
  failure: (_, { isOwnMessage, message }) => (isOwnMessage ? message : words.failedToUpdateCompany),
}

/** Changes the company's settings; the form stays where it is when they are saved. */
export function CompanyForm({ isAdministrator, row }: { isAdministrator: boolean; row: ListRow }) {
  const router = useRouter()
  const [notice, setNotice] = useState<{ ok: boolean; message: string } | null>(null)
  return (
    <>
      <CallOutcome called={notice} />
      <RecordForm
        onCancel={() => router.push('/admin/settings')}
        onReload={() => router.refresh()}
        onSaved={(called) => {
          setNotice(called)
          router.refresh()
          window.scrollTo({ top: 0 })
        }}
        row={row}
        rules={RULES}
        shape={isAdministrator ? SHAPE : LIMITED}
      />
    </>
  )
}
