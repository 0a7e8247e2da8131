// Port list
export const askForCifPrice =
  'Ask for a CIF price to any of these ports. Other ports are available on request.'
