// Total sheet
export const closeTotal = 'Close'
export const backTo = (vehicle: string) => `Back to ${vehicle}`
export const partHeading = 'Part'
export const howMuch = 'Amount'
export const customsValue = 'Customs value'
export const notTotal = 'No total yet. This is missing:'
export const missingHere = 'Missing for an estimate of duties and taxes:'
export const inquireLink = 'Ask us and we will tell you.'
export const sources = 'Sources'
