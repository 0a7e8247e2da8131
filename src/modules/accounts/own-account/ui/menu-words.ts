// Account menu
export const signIn = 'Sign in'
export const signUp = 'Sign up'
export const youAreOfflinePlease = 'You are offline. Please try again.'
export const accountOf = (name: string) => `Account of ${name}`

// Own menu
export const marketplace = 'Marketplace'
export const dashboard = 'Dashboard'
export const wishlist = 'Wishlist'
export const profile = 'Profile'
export const accountSettings = 'Account settings'
export const backOffice = 'Back office'
export const account = 'Account'
export const signOut = 'Sign out'
