// Destinations page
export const deliverTo = 'Deliver to'
export const chooseOnce = 'Choose your port once. Every price then says what the vehicle costs there.'
export const noPorts = 'No ports yet'
export const noPortsYet =
  'The ports we deliver to will appear here. Until then every price says what it covers.'
export const whatMayBeImported = 'What may be imported, and what it costs'
