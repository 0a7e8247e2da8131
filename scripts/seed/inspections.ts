import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { vehicles } from '@/modules/inventory/tables.gen'
import { isStatus } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import type { Result } from '@/plugins/inspections/rules/inspection'
import { createRecord } from '@/server/records'
import { select } from '@/server/rows/select'
import { requestOf } from './request-as-person'

/** Who inspects vehicles in Japan for the countries that require it. */
const COMPANIES: readonly { companyName: string; serviceArea: string }[] = [
  { companyName: 'JEVIC', serviceArea: 'Kenya, Tanzania, Zambia, New Zealand' },
  { companyName: 'EAA', serviceArea: 'Uganda, Tanzania, Zambia' },
  { companyName: 'QISJ', serviceArea: 'Kenya (KEBS)' },
  { companyName: 'JAAI', serviceArea: 'Sri Lanka, Bangladesh, Pakistan' },
  { companyName: 'Bureau Veritas', serviceArea: 'Mauritius, Kenya' },
]

type DemoInspection = { daysAgo: number; result: Result; remarks?: string }

const FAULTS = 'Front brake pads worn below 2 mm. Left headlamp out of line.'
const HISTORIES: readonly (readonly DemoInspection[])[] = [
  [{ daysAgo: 9, result: 'passed' }],
  [
    { daysAgo: 24, result: 'failed', remarks: FAULTS },
    { daysAgo: 12, result: 'passed', remarks: 'Brakes renewed, headlamp set.' },
  ],
  [{ daysAgo: 31, result: 'passed' }],
  [{ daysAgo: 3, result: 'failed', remarks: 'Oil leak at the rear main seal; play in the steering rack.' }],
]

const DAY_MS = 86_400_000
const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** Every third of the most recently listed vehicles, and no more than fit on one screen. */
const VEHICLES = sql`FROM (
  SELECT v.id, row_number() OVER (ORDER BY v.published_at DESC, v.id) AS place FROM vehicles v
  WHERE ${isStatus(sql`v.status`, 'PUBLISHED')} AND v.deleted_at IS NULL
) vehicles WHERE place % 3 = 1 ORDER BY place LIMIT 16`

/** Inspections of demo vehicles, recorded like any others. */
export async function seedInspections(payload: Payload): Promise<void> {
  const req = await requestOf(payload, 'admin')
  const companies: number[] = []
  for (const company of COMPANIES) companies.push(await createRecord(req, 'inspection-companies', company))
  const rows = await select(payload, { id: vehicles.id }, VEHICLES)
  for (const [place, { id }] of rows.entries()) await inspect(req, id, place, companies)
}

async function inspect(
  req: PayloadRequest,
  vehicle: number,
  place: number,
  companies: readonly number[],
): Promise<void> {
  for (const [turn, { daysAgo, ...inspection }] of (HISTORIES[place % HISTORIES.length] ?? []).entries())
    await createRecord(req, 'inspections', {
      ...inspection,
      vehicle,
      company: companies[place % companies.length],
      inspectedOn: dayAgo(daysAgo),
      certificateNumber: inspection.result === 'passed' ? `JP-${26_000_100 + place * 7 + turn}` : null,
    })
}
