'use client'
import type { ComponentProps } from 'react'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import * as words from '../words'
import type { ModuleRow } from './permission-grid'
import type { RoleColumn } from './role-column-type'
import { RoleOrModuleNameDialog } from './role-or-module-name-dialog'

/** The question before a role or a module is changed. */
export type Pending =
  | { kind: 'create' }
  | { kind: 'rename'; role: RoleColumn }
  | { kind: 'delete'; role: RoleColumn }
  | { kind: 'module'; module: ModuleRow }

type Props = { pending: Pending; onClose: () => void; onDone: (called: Called) => void }

const renameRole = (id: number, name: string): Promise<Called> =>
  callApi('patch', '/api/v1/roles/{id}', { params: { path: { id } }, body: { name } })

const renameModule = (id: number, name: string): Promise<Called> =>
  callApi('put', '/api/v1/modules/{id}', { params: { path: { id } }, body: { name } })

/** The dialogs of the table of roles. */
export function RoleDialogs({ pending, onClose, onDone }: Props) {
  const naming = (call: (name: string) => Promise<Called>) => async (name: string) => {
    const called = await call(name)
    if (called.ok) onDone(called)
    return called
  }
  switch (pending.kind) {
    case 'create':
      return (
        <RoleOrModuleNameDialog
          label={words.roleName}
          onClose={onClose}
          onSave={naming((name) => callApi('post', '/api/v1/roles', { body: { name } }))}
          title={words.newRole}
          value=""
          verb={words.create}
        />
      )
    case 'rename':
      return (
        <RenameDialog
          label={words.roleName}
          name={pending.role.name}
          onClose={onClose}
          onSave={naming((name) => renameRole(pending.role.id, name))}
        />
      )
    case 'module':
      return (
        <RenameDialog
          label={words.moduleName}
          name={pending.module.name}
          onClose={onClose}
          onSave={naming((name) => renameModule(pending.module.id, name))}
        />
      )
    case 'delete':
      return <DeleteRole onClose={onClose} onDone={onDone} role={pending.role} />
  }
}

type RenameProps = Pick<ComponentProps<typeof RoleOrModuleNameDialog>, 'label' | 'onClose' | 'onSave'> & {
  name: string
}

const RenameDialog = ({ name, ...props }: RenameProps) => (
  <RoleOrModuleNameDialog {...props} title={words.renameName(name)} value={name} verb={words.rename} />
)

function DeleteRole({ onClose, onDone, role }: Omit<Props, 'pending'> & { role: RoleColumn }) {
  const { people } = role
  return (
    <ConfirmDialog
      disabled={people > 0}
      onClose={onClose}
      onConfirm={async () =>
        onDone(await callApi('delete', '/api/v1/roles/{id}', { params: { path: { id: role.id } } }))
      }
      title={words.deleteName(role.name)}
      verb={words.deleteRole}
    >
      <p>{people > 0 ? words.thisRoleCannotBeDeleted(people) : words.nobodyHasThisRoleItsPermissions}</p>
    </ConfirmDialog>
  )
}
