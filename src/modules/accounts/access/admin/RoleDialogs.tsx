'use client'
import type { ComponentProps } from 'react'
import { ConfirmDialog } from '@/ui/back-office/Dialog'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import type { ModuleRow } from './AccessGrid'
import { NameDialog } from './NameDialog'
import type { RoleHolder } from './role-holder'

/** What is asked before a role or a module is changed. */
export type Asked =
  | { kind: 'create' }
  | { kind: 'rename'; role: RoleHolder }
  | { kind: 'delete'; role: RoleHolder }
  | { kind: 'module'; module: ModuleRow }

type Props = { asked: Asked; onClose: () => void; onDone: (called: Called) => void }

const renameRole = (id: number, name: string): Promise<Called> =>
  callApi('patch', '/api/v1/roles/{id}', { params: { path: { id } }, body: { name } })

const renameModule = (id: number, name: string): Promise<Called> =>
  callApi('put', '/api/v1/modules/{id}', { params: { path: { id } }, body: { name } })

/** The dialogs of the table of roles. */
export function RoleDialogs({ asked, onClose, onDone }: Props) {
  const naming = (call: (name: string) => Promise<Called>) => async (name: string) => {
    const called = await call(name)
    if (called.ok) onDone(called)
    return called
  }
  switch (asked.kind) {
    case 'create':
      return (
        <NameDialog
          label="Role name"
          onClose={onClose}
          onSave={naming((name) => callApi('post', '/api/v1/roles', { body: { name } }))}
          title="New role"
          value=""
          verb="Create"
        />
      )
    case 'rename':
      return (
        <RenameDialog
          label="Role name"
          name={asked.role.name}
          onClose={onClose}
          onSave={naming((name) => renameRole(asked.role.id, name))}
        />
      )
    case 'module':
      return (
        <RenameDialog
          label="Module name"
          name={asked.module.name}
          onClose={onClose}
          onSave={naming((name) => renameModule(asked.module.id, name))}
        />
      )
    case 'delete':
      return <DeleteRole onClose={onClose} onDone={onDone} role={asked.role} />
  }
}

type RenameProps = Pick<ComponentProps<typeof NameDialog>, 'label' | 'onClose' | 'onSave'> & { name: string }

const RenameDialog = ({ name, ...props }: RenameProps) => (
  <NameDialog {...props} title={`Rename ${name}`} value={name} verb="Rename" />
)

function DeleteRole({ onClose, onDone, role }: Omit<Props, 'asked'> & { role: RoleHolder }) {
  const { people } = role
  return (
    <ConfirmDialog
      disabled={people > 0}
      onClose={onClose}
      onConfirm={async () =>
        onDone(await callApi('delete', '/api/v1/roles/{id}', { params: { path: { id: role.id } } }))
      }
      title={`Delete ${role.name}`}
      verb="Delete role"
    >
      <p>
        {people > 0
          ? `This role cannot be deleted: ${people} ${people === 1 ? 'person is' : 'people are'} in it.`
          : 'Nobody has this role. Its permissions will be lost.'}
      </p>
    </ConfirmDialog>
  )
}
