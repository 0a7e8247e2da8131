import type { Payload } from 'payload'
import { followPlaces } from '@/modules/settings/places/queries/read-public-places'
import { inMemoryCopy } from '@/server/database/in-memory-copy'
import type { Tariffs } from '../rules/tariffs-and-freights'
import { followDestinations } from './get-destinations-from-memory'
import { readTariffs } from './read-tariffs'

/** The channel on which triggers announce changes to anything that tariffs consist of. */
export const TARIFFS_NOTICE = 'tariffs'

const memory = inMemoryCopy('tariffs', readTariffs)

/**
 * Everything that landed prices are made from: freights, insurance, ports, showrooms, inspections and today's exchange
 * rates. A process that listens to notices has it in memory, as of the last change; others read it each time.
 */
export const getTariffs = (payload: Payload): Promise<Tariffs> => memory.get(payload)

/** Follows a change made in any process: of tariffs, of the countries that vehicles go to, or of ports and showrooms. */
export async function followTariffs(payload: Payload): Promise<void> {
  await Promise.all([memory.follow(payload), followDestinations(payload), followPlaces(payload)])
}
