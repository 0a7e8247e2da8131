'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type Called, callApi } from '@/ui/admin/call'
import { Outcome } from '@/ui/admin/list/Outcome'
import { ACTIONS, type PermissionMatrix } from '../../rules/permissions'
import { AccessGrid, type Holder, type ModuleRow } from './AccessGrid'
import access from './access.module.css'
import { SaveBar } from './SaveBar'
import { useDraft } from './use-draft'

type Props = {
  person: Holder & { roleName: string }
  modules: readonly ModuleRow[]
  held: PermissionMatrix
}

/** What one person may do; cells that differ from the role are marked, and can be given back to it. */
export function PersonMap({ held, modules, person }: Props) {
  const router = useRouter()
  const { clear, count, draft, entryOf, toggle } = useDraft(modules)
  const [outcome, setOutcome] = useState<Called | null>(null)
  const isLikeRole = (matrix: PermissionMatrix, key: ModuleRow['key']) =>
    ACTIONS.every((action) => (matrix[key]?.[action] === true) === (person.base?.[key]?.[action] === true))
  const differing = modules.filter(({ key }) => !isLikeRole(person.matrix, key)).length
  const put = async (permissions: unknown[]) => {
    const called = await callApi('PUT', `/user-permissions/user/${person.id}`, { permissions })
    setOutcome(called)
    if (called.ok) clear()
    router.refresh()
  }
  const save = () => put(modules.map((module) => entryOf(person, module)))
  return (
    <div className={access.narrow}>
      <Outcome called={outcome} />
      <AccessGrid
        draft={draft}
        head={() => (
          <span className={access.role}>
            <strong>{person.name}</strong>
            <span>Role: {person.roleName}</span>
            {person.lock && <span className={access.lock}>{person.lock}</span>}
          </span>
        )}
        held={held}
        holders={[person]}
        moduleHead={({ name }) => name}
        modules={modules}
        onToggle={toggle}
      />
      <p className={access.note}>
        {differing === 0
          ? 'Everything is as the role says.'
          : `Underlined cells differ from the role, in ${differing} ${differing === 1 ? 'module' : 'modules'}.`}{' '}
        {differing > 0 && !person.lock && (
          <button className={access.plain} onClick={() => put([])} type="button">
            Reset to the role
          </button>
        )}
      </p>
      <SaveBar count={count} onDiscard={clear} onSave={save} />
    </div>
  )
}
