import {
  type Action,
  effectivePermissions,
  MODULES,
  type ModuleKey,
  type PermissionMatrix,
  TOP_ROLE_ID,
} from '@/kernel/permissions'
import type { UserStatus } from './account-status'

/** Everything that determines what one person may do. */
export type AccessFacts = {
  name: string
  status: UserStatus
  roleId: number | null
  roleName: string | null
  role: PermissionMatrix
  /** Permissions set for this person alone. */
  own: PermissionMatrix | null
  showrooms: number[] | 'all'
}

/** The action in question; with `showroom` if it concerns one showroom's record. */
export type AccessQuestion = {
  module: ModuleKey
  /** The module's display name here, if staff renamed it. */
  moduleName?: string
  action: Action
  showroom?: { id: number; name: string }
}

export type AccessReason =
  | 'account'
  | 'customer'
  | 'own-refuses'
  | 'role-lacks'
  | 'showroom'
  | 'top-role'
  | 'own-allows'
  | 'role-allows'

/** The rule that decides, and its explanation. */
export type AccessAnswer = { allowed: boolean; reason: AccessReason; sentence: string }

const STATUS_WORDS: Record<UserStatus, string> = {
  ACTIVE: 'active',
  BLOCKED: 'blocked',
  SUSPENDED: 'suspended',
  PENDING: 'still waiting for its e-mail address to be confirmed',
}

/**
 * Which rule allows or stops an action: the first that applies, in the order in which the server checks them.
 * It agrees with `can` and `visibleShowrooms` because it is built from them.
 */
export function explainAccess(
  person: AccessFacts,
  { module, moduleName, action, showroom }: AccessQuestion,
): AccessAnswer {
  const { name, roleId, roleName, own, role, showrooms, status } = person
  const area = moduleName ?? MODULES.find(({ key }) => key === module)?.name ?? module
  const no = (reason: AccessReason, sentence: string) => ({ allowed: false, reason, sentence })
  if (status !== 'ACTIVE')
    return no('account', `${name}’s account is ${STATUS_WORDS[status]} and has no access.`)
  if (roleId === null)
    return no('customer', `${name} is a customer. Only people with a role can use the back office.`)
  if (roleId === TOP_ROLE_ID)
    return {
      allowed: true,
      reason: 'top-role',
      sentence: `${name} is an Admin, and an Admin may do everything.`,
    }
  const isHeld = effectivePermissions(role, own)[module]?.[action] === true
  const isOwn = own?.[module]?.[action] !== undefined
  if (!isHeld && isOwn)
    return no('own-refuses', `Permission to ${action} in ${area} has been removed for ${name} personally.`)
  if (!isHeld)
    return no('role-lacks', `The role ${roleName} does not include permission to ${action} in ${area}.`)
  if (showroom && showrooms !== 'all' && !showrooms.includes(showroom.id))
    return no('showroom', `${name} may ${action} in ${area}, but is not assigned to ${showroom.name}.`)
  return isOwn
    ? {
        allowed: true,
        reason: 'own-allows',
        sentence: `${name} may do this: permission to ${action} in ${area} has been granted personally.`,
      }
    : {
        allowed: true,
        reason: 'role-allows',
        sentence: `${name} may do this: the role ${roleName} includes permission to ${action} in ${area}.`,
      }
}
