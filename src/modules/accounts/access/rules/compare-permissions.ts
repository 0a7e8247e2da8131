import { ACTIONS, type Action, MODULES, type ModuleKey, type PermissionMatrix } from '@/kernel/permissions'

/** One changed cell; null where nothing was set, which for a person means 'same as the role'. */
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
 * The cells in which two stored matrices differ, in the order of modules and actions; a missing matrix counts
 * as empty.
 *
 * @param of the owner: a cell missing from a role means no, one missing from a person means same as the role
 */
export function comparePermissions(
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

/**
 * Only the cells of `own` that differ from the role, so that later changes of the role apply. Null if none
 * do.
 */
export function ownDifferences(role: PermissionMatrix, own: PermissionMatrix): PermissionMatrix | null {
  const cells = MODULES.flatMap(({ key }) =>
    ACTIONS.flatMap((action) => {
      const value = own[key]?.[action]
      return value === undefined || value === (role[key]?.[action] ?? false) ? [] : [{ key, action, value }]
    }),
  )
  if (cells.length === 0) return null
  const matrix: PermissionMatrix = {}
  for (const { key, action, value } of cells) matrix[key] = { ...matrix[key], [action]: value }
  return matrix
}
