import { ACTIONS, type Action, MODULES, type ModuleKey, type PermissionMatrix } from '@/kernel/permissions'

/** One cell that changed; null where nothing was said, which for a person means 'as the role'. */
export type PermissionChange = {
  module: ModuleKey
  action: Action
  before: boolean | null
  after: boolean | null
}

const matrixIn = (value: unknown): PermissionMatrix =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as PermissionMatrix) : {}

const flag = (matrix: PermissionMatrix, module: ModuleKey, action: Action): boolean | null => {
  const value = matrix[module]?.[action]
  return typeof value === 'boolean' ? value : null
}

/**
 * The cells in which two stored matrices differ, in the order of modules and actions; what is none counts as empty.
 *
 * @param of whose they are: what a role does not say is no, what a person alone does not say is as the role
 */
export function permissionChanges(
  of: 'role' | 'person',
  before: unknown,
  after: unknown,
): PermissionChange[] {
  const old = matrixIn(before)
  const now = matrixIn(after)
  const unsaid = of === 'role' ? false : null
  return MODULES.flatMap(({ key: module }) =>
    ACTIONS.flatMap((action) => {
      const cell = {
        module,
        action,
        before: flag(old, module, action) ?? unsaid,
        after: flag(now, module, action) ?? unsaid,
      }
      return cell.before === cell.after ? [] : [cell]
    }),
  )
}
