'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { PermissionMatrix } from '@/kernel/permissions'
import styles from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import * as words from '../words'
import access from './access.module.css'
import { type Holder, type ModuleRow, PermissionGrid } from './permission-grid'
import type { RoleColumn } from './role-column-type'
import { type Pending, RoleDialogs } from './role-dialogs'
import { RoleSecondFactor } from './role-second-factor'
import { SavePermissionsBar } from './save-permissions-bar'
import { usePermissionDraft } from './use-permission-draft'

type Props = {
  roles: readonly RoleColumn[]
  modules: readonly ModuleRow[]
  held: PermissionMatrix
  /** `requireFactor`: whether the viewer decides which roles need a second factor. */
  may: { create: boolean; update: boolean; delete: boolean; requireFactor: boolean }
}

/** Saves the changed cells of each role; it ends with the first that is refused. */
async function saveRoles(
  roles: readonly RoleColumn[],
  { entryOf, touched }: Pick<ReturnType<typeof usePermissionDraft>, 'entryOf' | 'touched'>,
): Promise<Called> {
  for (const role of roles) {
    const changed = touched(role)
    if (changed.length === 0) continue
    const permissions = changed.map((module) => entryOf(role, module))
    const called = await callApi('patch', '/api/v1/roles/{id}', {
      params: { path: { id: role.id } },
      body: { permissions, updatedAt: role.updatedAt },
    })
    if (!called.ok) return { ...called, message: `${role.name}: ${called.message}` }
  }
  return { ok: true, message: words.savedAtOnce, issues: [] }
}

/** What each role holds, side by side; changed cells are saved together. */
export function RolePermissions({ held, may, modules, roles }: Props) {
  const router = useRouter()
  const cells = usePermissionDraft(modules)
  const { clear, count, draft, toggle } = cells
  const [pending, setPending] = useState<Pending | null>(null)
  const [outcome, setOutcome] = useState<Called | null>(null)
  const done = (called: Called) => {
    setOutcome(called)
    setPending(null)
    router.refresh()
  }
  const save = async () => {
    const called = await saveRoles(roles, cells)
    if (called.ok) clear()
    done(called)
  }
  const roleOf = ({ id }: Holder) => roles.find((role) => role.id === id) as RoleColumn
  return (
    <>
      <CallOutcome called={outcome} />
      <PermissionGrid
        draft={draft}
        head={(holder) => <RoleHead may={may} onSelect={setPending} onDone={done} role={roleOf(holder)} />}
        held={held}
        holders={roles}
        moduleHead={(module) => <ModuleHead mayRename={may.update} module={module} onSelect={setPending} />}
        modules={modules}
        onToggle={toggle}
      />
      {may.create && (
        <p className={access.note}>
          <button className={styles.button} onClick={() => setPending({ kind: 'create' })} type="button">
            {words.createRole}
          </button>
        </p>
      )}
      <SavePermissionsBar count={count} onDiscard={clear} onSave={save} />
      {pending && <RoleDialogs pending={pending} onClose={() => setPending(null)} onDone={done} />}
    </>
  )
}

type ModuleHeadProps = { module: ModuleRow; mayRename: boolean; onSelect: (pending: Pending) => void }

function ModuleHead({ mayRename, module, onSelect }: ModuleHeadProps) {
  return (
    <>
      {module.name}
      {mayRename && (
        <button
          aria-label={words.renameModule(module.name)}
          className={access.plain}
          onClick={() => onSelect({ kind: 'module', module })}
          type="button"
        >
          {words.rename}
        </button>
      )}
    </>
  )
}

type HeadProps = {
  role: RoleColumn
  may: Props['may']
  onSelect: (pending: Pending) => void
  onDone: (called: Called) => void
}

function RoleHead({ may, onSelect, onDone, role }: HeadProps) {
  const open = role.lock === null || !may.update
  return (
    <span className={access.role}>
      <strong>{role.name}</strong>
      <span>{`${role.people} ${role.people === 1 ? 'person' : 'people'}`}</span>
      {role.lock && <span className={access.lock}>{role.lock}</span>}
      <RoleSecondFactor mayDecide={may.requireFactor} onDone={onDone} role={role} />
      {open && (may.update || may.delete) && (
        <span>
          {may.update && (
            <button
              aria-label={words.renameRole(role.name)}
              className={access.plain}
              onClick={() => onSelect({ kind: 'rename', role })}
              type="button"
            >
              {words.rename}
            </button>
          )}
          {may.delete && (
            <button
              aria-label={words.deleteNamedRole(role.name)}
              className={access.plain}
              onClick={() => onSelect({ kind: 'delete', role })}
              type="button"
            >
              {words.deleteIt}
            </button>
          )}
        </span>
      )}
    </span>
  )
}
