// Users
export const profileUpdatedSuccessfully = 'Profile updated successfully!'
export const userCreatedSuccessfully = 'User created successfully'
export const userUpdatedSuccessfully = 'User updated successfully'
export const newAddressAwaitsLink = 'The new address takes effect once the link sent to it is followed.'
export const invitationHasBeenSent = 'The invitation has been sent again'
export const userDeletedSuccessfully = 'User deleted successfully'

const invitedInstead =
  'The e-mail address is not confirmed yet: an invitation has been sent, and the account becomes active once it is accepted.'

/** What was done with an account, and that an invitation went out. */
export const savedNotice = (done: string, isInvited: boolean): string =>
  isInvited ? `${done}. ${invitedInstead}` : done

export const counted = (n: number, what: string): string => `${n} ${n === 1 ? 'user' : 'users'} ${what}`

/** What became of people who were to be activated. */
export const activated = (done: { activated: number; invited: number }): string =>
  [
    (done.activated > 0 || done.invited === 0) && counted(done.activated, 'activated'),
    done.invited > 0 &&
      `${counted(done.invited, 'invited')}: ${done.invited === 1 ? 'the account becomes' : 'these accounts become'} active once the invitation is accepted, which confirms the e-mail address`,
  ]
    .filter(Boolean)
    .join('. ')
