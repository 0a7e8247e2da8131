import { z } from 'zod'
import { BAND_FACETS, BOUNDS, ID_FACETS } from './search-shape'

/**
 * The query of a search call for the API's description; the values are judged by parseVehicleSearchStrict. Apart from
 * the search itself, which is read in the browser too: that should not load zod for it.
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
      'extras',
      'status',
      'sort',
      'sortBy',
      'page',
      'limit',
    ].map((name) => [name, z.string().optional()]),
  ),
)
