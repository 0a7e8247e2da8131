/** The stock number of a vehicle id: 'KD-000123'. It never changes. */
export const stockNumber = (id: number): string => `KD-${String(id).padStart(6, '0')}`
