export const applyNow = 'Apply Now'
export const accessRestricted = 'Access Restricted'
export const ok = 'OK'
export const signUpFirst = 'Please sign up as a user before applying for this job.'
export const signUp = 'Sign up'
export const signIn = 'Sign in'
export const applyFor = (jobTitle: string): string => `Apply for ${jobTitle}`
export const lost = 'The connection is lost. Try again once it is back.'
