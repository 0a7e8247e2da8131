// Port list
export const requestCifPrice =
  'Ask for a CIF price to any of these ports. Other ports are available on request.'
