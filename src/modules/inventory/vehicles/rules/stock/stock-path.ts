/** The staff's list of vehicles. */
export const STOCK_PATH = '/admin/inventory/vehicles'
