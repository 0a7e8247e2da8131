// Login form
export const email = 'E-mail'
export const password = 'Password'
export const showPassword = 'Show password'
export const forgotPasswordLink = 'Forgot Password'
export const signingIn = 'Signing in…'
export const signIn = 'Sign in'

// Login view
export const connectWith = (providerTitle: string) => `Connect with ${providerTitle}`
export const resendVerificationEmail = 'Resend verification e-mail'
export const sending = 'Sending…'
