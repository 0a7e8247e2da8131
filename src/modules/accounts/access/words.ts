// Used in several places
export const moduleTitle = 'Module'
export const roleShown = 'Role'
export const saving = 'Saving…'
export const chooseAPerson = 'Choose a person'
export const rename = 'Rename'

// Access grid
export const differsFromRole = 'Differs from the role'

// Access map
export const youCanView = 'You can view this but not change it'
export const youCannotChange = 'You cannot change your own permissions'
export const accessMap = 'Access map'
export const whatEachRole = 'What each role and each person may do. Changes take effect at once.'
export const grantOrRemovePermissions =
  'Grant or remove permissions for one person. Everything else comes from the role.'
export const onePerson = 'One person'
export const choosePersonAndAction = 'Choose a person and an action to see which rule applies.'
export const whyNotSeen = 'Why can’t I see this?'
export const latestChangesToPermissions = 'The latest changes to permissions.'
export const history = 'History'

// History
export const noPermissionsChanged = 'No permissions have been changed yet.'
export const when = 'When'
export const who = 'Who'
export const roleOrPerson = 'Role or person'
export const change = 'Change'
export const andMore = (count: number) => `and ${count} more`
export const permissionChanges = 'Permission changes'

// Name dialog
export const cancel = 'Cancel'

// Person choice
export const memberOfStaff = 'Member of staff'
export const show = 'Show'

// Person map
export const roleRoleName = (roleName: string) => `Role: ${roleName}`
export const everythingFollowsRole = 'All permissions come from the role.'
export const underlinedCellsDiffer = (differing: number) =>
  `Underlined cells differ from the role, in ${differing} ${differing === 1 ? 'module' : 'modules'}.`
export const resetToRole = 'Reset to the role'

// Role dialogs
export const roleName = 'Role name'
export const newRole = 'New role'
export const create = 'Create'
export const moduleName = 'Module name'
export const renameName = (name: string) => `Rename ${name}`
export const deleteName = (name: string) => `Delete ${name}`
export const deleteRole = 'Delete role'
export const thisRoleCannotBeDeleted = (people: number) =>
  `This role cannot be deleted: ${people} ${people === 1 ? 'person has' : 'people have'} it.`
export const nobodyHasThisRoleItsPermissions = 'Nobody has this role. Its permissions will be lost.'

// Role factor
export const secondFactorRequired = 'Second factor required'
export const roleRequiresSecondFactor = (name: string) => `${name} requires a second factor`
export const requiresSecondFactor = 'Requires a second factor'

// Roles map
export const savedAtOnce = 'Saved. The change takes effect at once.'
export const createRole = 'Create role'
export const renameModule = (name: string) => `Rename module ${name}`
export const renameRole = (name: string) => `Rename role ${name}`
export const deleteNamedRole = (name: string) => `Delete role ${name}`
export const deleteIt = 'Delete'

// Save bar
export const unsavedPermissions = 'Unsaved permissions'
export const save = 'Save'
export const discard = 'Discard'

// Why not
export const person = 'Person'
export const action = 'Action'
export const noParticularShowroom = 'No particular showroom'
export const showroomOfRecord = 'Showroom of the record'
export const explain = 'Explain'

// Use person map
export const someoneElseHasChanged =
  'Someone else has changed these permissions in the meantime. You now see theirs with your changes applied. Save again to keep your changes.'

// Modules
export const moduleUpdatedSuccessfully = 'Module updated successfully'

// Roles
export const roleCreatedSuccessfully = 'Role created successfully'
export const roleUpdatedSuccessfully = 'Role updated successfully'
export const roleDeletedSuccessfully = 'Role deleted successfully'
export const permissionsUpdatedSuccessfully = 'Permissions updated successfully'
export const permissionCreatedSuccessfully = 'Permission created successfully'
export const permissionUpdatedSuccessfully = 'Permission updated successfully'
export const cellIsOfAnother = {
  roleId: 'This entry belongs to another role',
  moduleId: 'This entry belongs to another module',
}
export const permissionDeletedSuccessfully = 'Permission deleted successfully'
