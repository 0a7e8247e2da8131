// Port list
export const askForCifPrice =
  'Ask for a CIF price to any of these ports. Other ports are available on request.'

// Text page
export const home = 'Home'
export const lastUpdatedOn = 'Last updated on'
export const onThisPage = 'On this page'
