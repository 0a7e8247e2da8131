'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ACTIONS, type PermissionMatrix } from '@/kernel/permissions'
import { Outcome } from '@/ui/back-office/list/Outcome'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import { AccessGrid, type Holder, type ModuleRow } from './AccessGrid'
import access from './access.module.css'
import { SaveBar } from './SaveBar'
import { type Entry, useDraft } from './use-draft'

const CHANGED =
  'Someone else has changed these permissions in the meantime. They are shown as they are now, with your changes applied: save again if you still want them.'

const USER = '/api/v1/user-permissions/user/{userId}'

type Props = {
  person: Holder & { roleName: string }
  modules: readonly ModuleRow[]
  held: PermissionMatrix
}

/** Without the words that come along with it. */
const entryAlone = ({ create, delete: remove, moduleId, read, update }: Entry): Entry => ({
  moduleId,
  read,
  create,
  update,
  delete: remove,
})

/** What one person may do; cells that differ from the role are marked, and can be given back to it. */
export function PersonMap({ held, modules, person }: Props) {
  const router = useRouter()
  const { clear, count, draft, entryOf, toggle, touched } = useDraft(modules)
  const [outcome, setOutcome] = useState<Called | null>(null)
  const isLikeRole = (matrix: PermissionMatrix, key: ModuleRow['key']) =>
    ACTIONS.every((action) => (matrix[key]?.[action] === true) === (person.base?.[key]?.[action] === true))
  const differing = modules.filter(({ key }) => !isLikeRole(person.matrix, key)).length
  const params = { path: { userId: person.id } }
  const put = async (permissions: Entry[]) => {
    const called = await callApi('put', USER, { params, body: { permissions } })
    setOutcome(called)
    if (called.ok) clear()
    router.refresh()
  }
  /** Sends the changed modules beside the others as they are stored by now, and not as they were shown. */
  const save = async () => {
    const read = await callApi('get', USER, { params })
    if (!read.ok) return setOutcome(read)
    const stored = read.body.data.map(entryAlone)
    const changed = touched(person)
    const isOld = changed.some(({ id, key }) => {
      const now = stored.find(({ moduleId }) => moduleId === id)
      return ACTIONS.some((action) => (now?.[action] === true) !== (person.matrix[key]?.[action] === true))
    })
    if (isOld) {
      setOutcome({ ok: false, message: CHANGED, issues: [] })
      return router.refresh()
    }
    const others = stored.filter(({ moduleId }) => !changed.some(({ id }) => id === moduleId))
    await put([...others, ...changed.map((module) => entryOf(person, module))])
  }
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
          ? 'Everything follows the role.'
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
