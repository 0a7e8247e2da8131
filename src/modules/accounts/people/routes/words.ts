// Users
export const profileUpdatedSuccessfully = 'Profile updated successfully!'
export const userCreatedSuccessfully = 'User created successfully'
export const userUpdatedSuccessfully = 'User updated successfully'
export const newAddressAwaitsLink = 'The new address takes effect once the link sent to it has been followed.'
export const invitationHasBeenSent = 'The invitation has been sent again'
export const userDeletedSuccessfully = 'User deleted successfully'
