/** The number of similar vehicles on a vehicle's page. */
export const SIMILAR_LIMIT = 4
