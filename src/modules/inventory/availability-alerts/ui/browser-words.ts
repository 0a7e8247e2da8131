export const notifyMe = 'Tell me when it is free'
