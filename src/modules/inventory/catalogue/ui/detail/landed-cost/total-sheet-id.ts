/** The id of the sheet with the parts of a total; a URL of a vehicle that ends in it opens it. */
export const TOTAL_SHEET = 'total'

/** The same parts on a page of their own, for browsers without script and until it has arrived. */
export const totalHref = (vehicleId: number): string => `/vehicles/${vehicleId}/${TOTAL_SHEET}`

/** Opens the sheet, if it has been drawn. */
export const showTotal = (): void => document.getElementById(TOTAL_SHEET)?.showPopover?.()
