import type { Payload } from 'payload'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getPublicVehicle } from '@/modules/inventory/catalogue/queries/get-public-vehicle'
import { vehicleJsonLd } from '@/modules/inventory/catalogue/ui/detail/vehicle-json-ld'
import { VehiclePage } from '@/modules/inventory/catalogue/ui/detail/vehicle-page'
import { listStock } from '@/modules/inventory/vehicles/queries/list-stock'
import { readStockFilter } from '@/modules/inventory/vehicles/schemas/stock-query'
import { listAuditLog } from '@/modules/settings/audit-log/queries/list-audit-log'
import { readAuditFilter } from '@/modules/settings/audit-log/schemas/audit-filter'
import { scriptText } from '@/ui/page/json-ld-script'

const ORIGIN = 'http://localhost'

/** What screens show and query, without Next around them: a vehicle's page, the staff list, the audit log. */
export async function answerScreen(payload: Payload, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const params = Object.fromEntries(url.searchParams)
  if (url.pathname === '/screens/stock')
    return Response.json(await listStock(payload, readStockFilter(params), 'all'))
  if (url.pathname === '/screens/audit')
    return Response.json(await listAuditLog(payload.db.drizzle, readAuditFilter(params)))
  const id = /^\/screens\/vehicles\/(\d+)$/.exec(url.pathname)?.[1]
  const vehicle = id ? await getPublicVehicle(payload, Number(id)) : null
  if (!vehicle) return new Response('Not found', { status: 404 })
  const page = createElement(VehiclePage, {
    vehicle,
    showroom: null,
    detail: null,
    isAwaited: false,
    similar: { vehicles: [], landed: null },
    unit: 'mi',
    reviews: [],
    site: 'Kaido',
    address: `${ORIGIN}/vehicles/${id}`,
    now: new Date(),
  })
  const data = createElement(
    'script',
    { type: 'application/ld+json' },
    scriptText(vehicleJsonLd(vehicle, null, ORIGIN)),
  )
  return new Response(renderToStaticMarkup(createElement('main', null, data, page)), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
