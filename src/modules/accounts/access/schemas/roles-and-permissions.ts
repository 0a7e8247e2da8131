import { z } from 'zod'
import { idField, optionalFlag, requiredText } from '@/input/fields'
import { ACTIONS, MODULES, type ModuleKey, type PermissionMatrix } from '@/kernel/permissions'

export const ROLE_NAME_MAX = 50

/** One module's flags as sent: an omitted action is not granted. */
export const permissionEntry = z.strictObject({
  moduleId: idField('Module').max(MODULES.length, 'This module does not exist'),
  ...Object.fromEntries(ACTIONS.map((action) => [action, optionalFlag(action)])),
}) as z.ZodObject<
  { moduleId: z.ZodNumber } & Record<(typeof ACTIONS)[number], ReturnType<typeof optionalFlag>>
>

const entries = z.array(permissionEntry, { error: 'Permissions must be a list' }).max(MODULES.length)

/** A role with its permissions. */
export const roleInput = z.strictObject({
  name: requiredText('Role name', ROLE_NAME_MAX),
  permissions: entries.optional(),
})
export const rolePatch = roleInput.partial()

/** One person's permissions: every entry given is set for that person, whatever the role contains. */
export const ownPermissionsInput = z.strictObject({ permissions: entries })

/** One row of the table of roles and modules. */
export const defaultPermissionInput = permissionEntry.extend({ roleId: idField('Role') })
/** The same for a row that exists: it may name its role and module, but not others. */
export const defaultPermissionPatch = defaultPermissionInput.partial({ roleId: true, moduleId: true })

export const moduleInput = z.strictObject({ name: requiredText('Name', ROLE_NAME_MAX) })

type Entry = { moduleId: number } & Partial<Record<(typeof ACTIONS)[number], boolean | null | undefined>>

const keyOf = (moduleId: number): ModuleKey | undefined => MODULES.find(({ id }) => id === moduleId)?.key

/** Entries as the matrix that the code uses; the schema rejects unknown modules. */
export const matrixOf = (list: readonly Entry[]): PermissionMatrix =>
  Object.fromEntries(
    list.flatMap((entry) => {
      const key = keyOf(entry.moduleId)
      return key ? [[key, Object.fromEntries(ACTIONS.map((action) => [action, entry[action] === true]))]] : []
    }),
  )

/** A matrix as the nine entries sent to clients. */
export const entriesOf = (matrix: PermissionMatrix) =>
  MODULES.map(({ id, key, name }) => ({
    moduleId: id,
    module: name as string,
    read: matrix[key]?.read === true,
    create: matrix[key]?.create === true,
    update: matrix[key]?.update === true,
    delete: matrix[key]?.delete === true,
  }))
