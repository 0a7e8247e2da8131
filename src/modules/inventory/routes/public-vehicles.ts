import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import { asList, listOf } from '@/api/fields'
import { searchVehicles } from '../queries/search-vehicles'
import { publicVehicle, toPublicVehicle } from './public-wire'
import { searchOf, searchQuery } from './search-query'

const tag = 'Public vehicles'

/** A large catalogue is counted only so far; `totalIsCapped` says that there are at least so many. */
export const publicListing = listOf(publicVehicle).extend({ totalIsCapped: z.boolean() })

export const publicVehicleRoutes = [
  defineRoute({
    method: 'get',
    path: '/vehicles/public/listing',
    access: { kind: 'public' },
    tag,
    summary: 'Vehicles on offer: every filter of the search, sorted and in pages',
    query: searchQuery,
    response: publicListing,
    handler: async ({ query }, { payload }) => {
      const found = await searchVehicles(payload, searchOf(query))
      return {
        ...asList(found.rows.map(toPublicVehicle), found.total, found),
        totalIsCapped: found.totalIsCapped,
      }
    },
  }),
]
