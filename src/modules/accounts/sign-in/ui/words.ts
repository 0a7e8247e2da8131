// Auth page
export const signingInAndSigningUp =
  'Signing in and signing up require JavaScript. Please enable it for this site, or get in touch with a showroom instead:'
export const contact = 'Contact'
