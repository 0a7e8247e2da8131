/** A tag's last editor, as shown in its form: 'Admin' for role 1, else the full name. */
export const operatorLabel = (user: {
  roleId?: number | null
  firstName?: string | null
  lastName?: string | null
}): string => (user.roleId === 1 ? 'Admin' : [user.firstName, user.lastName].filter(Boolean).join(' '))
