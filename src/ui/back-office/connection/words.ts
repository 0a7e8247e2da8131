// Line note
export const youAreOfflineThisScreen =
  'You are offline. This screen keeps what you entered and carries on once you are back online.'
export const thisIsTakingAWhile = 'This is taking a while. You can wait, or continue in another tab.'

// Signed out
export const yourSessionHasEnded = 'Your session has ended'
export const nothingMoreWasSaved =
  'Nothing more was saved, and what you entered is still here. Sign in in another tab, then come back and save again.'
export const notNow = 'Not now'
export const signIn = 'Sign in'
