import { toSearchParams, type VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { closedLoop, spread } from './measure'

/**
 * The public listing through the API's own handler in this process, from a Request to the response's bytes;
 * no socket and no Next in front.
 */
export async function measureHttp(searches: readonly VehicleSearch[]) {
  const { app } = await import('@/wiring/create-api')
  const times = await closedLoop(1, searches, async (search) => {
    const response = await app.fetch(
      new Request(`http://bench.invalid/api/v1/vehicles/public/listing?${toSearchParams(search)}`),
    )
    const body = await response.text()
    if (!response.ok) throw new Error(`The listing answered ${response.status}: ${body.slice(0, 300)}`)
  })
  return spread(times)
}
