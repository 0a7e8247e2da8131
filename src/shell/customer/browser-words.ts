// Customer nav
export const yourAccount = 'Your account'

// Session ended
export const yourSessionHasEndedAndNothing =
  'Your session has ended and nothing was saved. Sign in again: what you typed is still here, except passwords.'
export const signInAgain = 'Sign in again'
