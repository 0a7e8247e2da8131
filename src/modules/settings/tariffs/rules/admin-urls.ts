/** Where staff see the countries. */
export const DESTINATIONS_PATH = '/admin/settings/destinations'
