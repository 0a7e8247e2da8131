// Total sheet
export const closeTotal = 'Close'
export const totalIsOffline = 'You are offline. Please try again once you are back online.'
export const backTo = (vehicle: string) => `Back to ${vehicle}`
export const whatItIs = 'Part'
export const howMuch = 'Amount'
export const customsValue = 'Customs value'
export const notTotal = 'No total yet. This is missing:'
export const missingHere = 'Missing for an estimate of duties and taxes:'
export const askUs = 'Ask us and we will tell you.'
export const sources = 'Sources'

// There panel
export const whatsInIt = 'What’s in it'
export const changePort = 'Change port'
export const choosePort = 'Choose your port'
export const toSeeTotal = 'to see what it costs there and whether it may be imported.'
export const whatApplies = 'What applies'
export const rulesOf = (country: string) => `Import rules and duties of ${country}`
