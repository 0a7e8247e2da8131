'use client'
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
        <NameDialog
          label="Role name"
          onClose={onClose}
          onSave={naming((name) =>
            callApi('patch', '/api/v1/roles/{id}', {
              params: { path: { id: asked.role.id } },
              body: { name },
            }),
          )}
          title={`Rename ${asked.role.name}`}
          value={asked.role.name}
          verb="Rename"
        />
      )
    case 'module':
      return (
        <NameDialog
          label="Module name"
          onClose={onClose}
          onSave={naming((name) =>
            callApi('put', '/api/v1/modules/{id}', {
              params: { path: { id: asked.module.id } },
              body: { name },
            }),
          )}
          title={`Rename ${asked.module.name}`}
          value={asked.module.name}
          verb="Rename"
        />
      )
    case 'delete':
      return <DeleteRole onClose={onClose} onDone={onDone} role={asked.role} />
  }
}

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
