// Account shell
export const yourProfileIsIncomplete = (list: string) => `Your profile is incomplete: ${list}.`
export const completeYourProfile = 'Complete your profile'

// Customer pages
export const dashboard = 'Dashboard'
export const accountSettings = 'Account settings'
