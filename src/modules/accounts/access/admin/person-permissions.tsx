'use client'
import { ACTIONS, type PermissionMatrix } from '@/kernel/permissions'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import * as words from '../words'
import access from './access.module.css'
import { type Holder, type ModuleRow, PermissionGrid } from './permission-grid'
import { SavePermissionsBar } from './save-permissions-bar'
import { usePersonPermissions } from './use-person-permissions'

type Props = {
  person: Holder & { roleName: string }
  modules: readonly ModuleRow[]
  held: PermissionMatrix
}

/** What one person may do; cells that differ from the role are marked, and can be given back to it. */
export function PersonPermissions({ held, modules, person }: Props) {
  const { clear, count, draft, outcome, reset, save, toggle } = usePersonPermissions(person, modules)
  const isLikeRole = (matrix: PermissionMatrix, key: ModuleRow['key']) =>
    ACTIONS.every((action) => (matrix[key]?.[action] === true) === (person.base?.[key]?.[action] === true))
  const differing = modules.filter(({ key }) => !isLikeRole(person.matrix, key)).length
  return (
    <div className={access.narrow}>
      <CallOutcome called={outcome} />
      <PermissionGrid
        draft={draft}
        head={() => (
          <span className={access.role}>
            <strong>{person.name}</strong>
            <span>{words.roleRoleName(person.roleName)}</span>
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
        {differing === 0 ? words.everythingFollowsRole : words.underlinedCellsDiffer(differing)}{' '}
        {differing > 0 && !person.lock && (
          <button className={access.plain} onClick={reset} type="button">
            {words.resetToRole}
          </button>
        )}
      </p>
      <SavePermissionsBar count={count} onDiscard={clear} onSave={save} />
    </div>
  )
}
