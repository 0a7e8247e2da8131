/** Vehicles that are compared at a time. */
export const COMPARE_CAP = 4
/** Vehicles that a vehicle's page shows as like it. */
export const SIMILAR_LIMIT = 4
