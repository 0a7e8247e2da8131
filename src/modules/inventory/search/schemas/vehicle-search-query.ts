import { z } from 'zod'
import { BAND_FACETS, BOUNDS, ID_FACETS } from './search-shape'

/**
 * A search call's query for the API document; the values are checked by parseVehicleSearchStrict. Separate
 * from the search itself, which browsers use too: they should not load zod for it.
 */
export const vehicleSearchQuery = z.object(
  Object.fromEntries(
    [
      'q',
      'name',
      ...ID_FACETS,
      'seats',
      ...BAND_FACETS,
      ...BOUNDS.flat(),
      'to',
      'eligible',
      'distances',
      'extras',
      'status',
      'sort',
      'sortBy',
      'page',
      'limit',
    ].map((name) => [name, z.string().optional()]),
  ),
)
