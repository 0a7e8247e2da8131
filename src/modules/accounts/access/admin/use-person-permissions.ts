import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ACTIONS } from '@/kernel/permissions'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import * as words from '../words'
import type { Holder, ModuleRow } from './permission-grid'
import { type PermissionEntry, usePermissionDraft } from './use-permission-draft'

const CHANGED = words.someoneElseHasChanged

const USER = '/api/v1/user-permissions/user/{userId}'

/** Without the words stored along with it. */
const entryAlone = ({
  create,
  delete: remove,
  moduleId,
  read,
  update,
}: PermissionEntry): PermissionEntry => ({
  moduleId,
  read,
  create,
  update,
  delete: remove,
})

/** Whether a module is stored as it was shown for the person. */
function isAsShown(stored: readonly PermissionEntry[], person: Holder, { id, key }: ModuleRow): boolean {
  const now = stored.find(({ moduleId }) => moduleId === id)
  return ACTIONS.every((action) => (now?.[action] === true) === (person.matrix[key]?.[action] === true))
}

/** One person's permissions being edited, and the calls that save them. */
export function usePersonPermissions(person: Holder, modules: readonly ModuleRow[]) {
  const router = useRouter()
  const { clear, count, draft, entryOf, toggle, touched } = usePermissionDraft(modules)
  const [outcome, setOutcome] = useState<Called | null>(null)
  const params = { path: { userId: person.id } }
  const put = async (permissions: PermissionEntry[]) => {
    const called = await callApi('put', USER, { params, body: { permissions } })
    setOutcome(called)
    if (called.ok) clear()
    router.refresh()
  }
  /** Sends the changed modules together with the others as currently stored, not as they were shown. */
  const save = async () => {
    const read = await callApi('get', USER, { params })
    if (!read.ok) return setOutcome(read)
    const stored = read.body.data.map(entryAlone)
    const changed = touched(person)
    if (changed.some((module) => !isAsShown(stored, person, module))) {
      setOutcome({ ok: false, message: CHANGED, issues: [] })
      return router.refresh()
    }
    const others = stored.filter(({ moduleId }) => !changed.some(({ id }) => id === moduleId))
    await put([...others, ...changed.map((module) => entryOf(person, module))])
  }
  return { count, draft, toggle, clear, outcome, save, reset: () => put([]) }
}
