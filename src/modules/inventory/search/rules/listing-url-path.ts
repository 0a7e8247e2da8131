/** The address of the list of vehicles. */
export const LISTING = '/vehicles'
