/** The fields of a form for bounds of mileage in kilometres. In addresses these are in miles, by their own names. */
export const KM_BOUNDS = { min: 'kmMin', max: 'kmMax' } as const
