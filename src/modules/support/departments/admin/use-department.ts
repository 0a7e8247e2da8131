'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useUnsaved } from '@/ui/back-office/connection/unsaved-forms'
import { useDraftForm } from '@/ui/back-office/record/use-draft-form'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { refusalOf } from '@/ui/form/refusal-of'
import type { Department } from '../queries/list-departments'
import { departmentUrl } from '../rules/admin-urls'
import { type DepartmentDraft, draftOf, FIELDS, idOf, readDraft } from './department-draft'

/** Somebody who may be a lead or a member. */
export type StaffChoice = { id: number; name: string }

/**
 * What is entered about a department; saved unless somebody else has changed it since it was loaded.
 *
 * @param department null for a new one
 * @param timeZone the company's, for a new one
 */
export function useDepartment(department: Department | null, timeZone: string) {
  const router = useRouter()
  const { run } = useWrite()
  const [draft, setDraft] = useState(() => draftOf(department, timeZone))
  const [saved, setSaved] = useState(draft)
  const [version, setVersion] = useState(department && { id: department.id, updatedAt: department.updatedAt })
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(saved)
  const form = useDraftForm({
    names: FIELDS,
    idOf,
    submit: async () => {
      const { body, issues } = readDraft(draft)
      if (issues.length > 0) return refusalOf(issues)
      const answer = await run(
        version
          ? callApi('patch', '/api/v1/support-management/departments/{id}', {
              params: { path: { id: version.id } },
              body: { ...body, updatedAt: version.updatedAt },
            })
          : callApi('post', '/api/v1/support-management/departments', { body }),
      )
      if (!answer.ok) return answer
      const { data } = answer.body
      setSaved(draft)
      setVersion({ id: data.id, updatedAt: data.updatedAt })
      if (!version) router.replace(departmentUrl(data.id))
      return answer
    },
  })
  useUnsaved(() => isUnsaved)
  const change = (part: Partial<DepartmentDraft>, ...names: string[]) => {
    setDraft((before) => ({ ...before, ...part }))
    for (const name of names) form.fault(name, null)
  }
  /** Exactly at this field, not at a part of it. */
  const errorOf = (name: string) => form.issues.find(({ path }) => path === name)?.message
  return { ...form, change, draft, errorOf, isUnsaved }
}

export type DepartmentEditing = ReturnType<typeof useDepartment>
