// Auth page
export const signingInAndSigningUp =
  'Signing in and signing up need JavaScript. Please enable it for this site, or contact a showroom: you will find them on the page'
export const contact = 'Contact'
