const number = new Intl.NumberFormat('en-US')

/** '1,284'. */
export const countText = (count: number): string => number.format(count)

/** '1,284 vehicles', '1 vehicle', '10,000+ vehicles' if the count is only a lower bound. */
export const vehiclesText = (count: number, isCapped = false): string =>
  `${countText(count)}${isCapped ? '+' : ''} ${count === 1 && !isCapped ? 'vehicle' : 'vehicles'}`
