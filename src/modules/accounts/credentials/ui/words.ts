// What a new password must hold
export const notEasyToGuess = 'not easy to guess'
export const done = ', done'
export const stillMissing = ', still missing'
