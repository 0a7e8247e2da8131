// Data saver switch
export const dataSaverOnPictures = 'Data saver: on, pictures load when tapped. Turn off'
export const dataSaverOff = 'Data saver: off. Turn on'
export const turnDataSaverOff = 'Turn data saver off'
export const turnDataSaverOn = 'Turn data saver on'

// Offline support
export const yourChoicesAreStored = 'Your choices are kept and will be applied once you are back online.'
export const whatYouTyped = 'What you typed is kept. Send it again when you are back.'
export const youAreBackOnline = 'You are back online.'
export const youAreOffline = 'You are offline.'
export const youCanStillRead = 'You can still read pages you have visited:'
export const showThem = 'show them'
