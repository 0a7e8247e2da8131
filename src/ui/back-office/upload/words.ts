export const oneFileAtTime = 'One file at a time, please.'
export const chooseAFile = 'Choose a file'
export const tryAgain = 'Try again'
export const sendingName = (name: string) => `Sending ${name}`
export const readingName = (name: string) => `Reading ${name}`
export const sent = 'Sent'
export const cancel = 'Cancel'
export const uploadWasCancelled = 'The upload was cancelled.'
