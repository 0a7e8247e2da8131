// Total over the page
export const totalIsOffline = 'You are offline. Please try again once you are back online.'

// There panel
export const whatsInIt = 'What’s in it'
export const changePort = 'Change port'
export const choosePort = 'Choose your port'
export const toSeeTotal = 'to see what it costs there and whether it may be imported.'
export const whatApplies = 'What applies'
export const rulesOf = (country: string) => `Import rules and duties of ${country}`
