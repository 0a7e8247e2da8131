import type { Payload, PayloadRequest } from 'payload'
import { csvLine } from '@/kernel/files/csv'
import { importCustomsValues } from '@/modules/inventory/landed-price/operations/import-customs-values'
import { receiveCustomsFile } from '@/modules/inventory/landed-price/operations/receive-customs-file'
import { takeCustomsStep } from '@/modules/inventory/landed-price/operations/take-customs-step'
import { readCustomsFileFacts } from '@/modules/inventory/landed-price/queries/read-customs-file'
import { createRecord } from '@/server/records'
import { type DemoModelCode, MODEL_CODES } from './demo'
import { requestOf } from './request-as-person'

const LIST = {
  name: 'Demo customs values, Kenya',
  country: 'Kenya',
  currency: 'KES',
  appliesFrom: '2026-01-01',
  sourceName: 'Made up for the demonstration. This is not the CRSP of the Kenya Revenue Authority.',
}

const HEADINGS = [
  'Make',
  'Model',
  'Model number',
  'Transmission',
  'Drive configuration',
  'Engine capacity (cc)',
  'Body type',
  'Fuel',
  'Value (KES)',
]

/** Vehicles that the list leaves out, so that the demo shows the message for them. */
const LEFT_OUT: readonly DemoModelCode['vehicleType'][] = ['Truck', 'Bus', 'Coupe']
const FIRST_YEAR = 2015
/** Shillings for a dollar, with retail's share and taxes; rounded to ten thousand. */
const KES_PER_USD = 240
const ROUND = 10_000
/** Vans have two versions that no known value distinguishes. */
const LONG = 1.12

const demoValue = ({ newUsd }: DemoModelCode, factor = 1): number =>
  Math.round((newUsd * KES_PER_USD * factor) / ROUND) * ROUND

function linesOf(code: DemoModelCode): string[][] {
  const { drivetrain, engineSizeCc, fuelType, manufacturer, model, modelCode, vehicleType } = code
  const line = (value: number, ending = ''): string[] => [
    manufacturer.toUpperCase(),
    model.toUpperCase(),
    modelCode + ending,
    '',
    drivetrain,
    engineSizeCc === null ? '' : String(engineSizeCc),
    vehicleType,
    fuelType,
    String(value),
  ]
  return vehicleType === 'Van'
    ? [line(demoValue(code), '-S'), line(demoValue(code, LONG), '-L')]
    : [line(demoValue(code))]
}

const isListed = ({ vehicleType, yearTo }: DemoModelCode): boolean =>
  !LEFT_OUT.includes(vehicleType) && (yearTo === null || yearTo >= FIRST_YEAR)

const file = (): string =>
  [[LIST.name], HEADINGS, ...MODEL_CODES.filter(isListed).flatMap(linesOf)].map(csvLine).join('')

async function importDemo(req: PayloadRequest, id: number): Promise<void> {
  const bytes = new Blob([file()]).stream()
  await receiveCustomsFile(req, id, { name: 'demo-customs-values.csv', bytes })
  const facts = await readCustomsFileFacts(req.payload.db.drizzle, id)
  const [sheet] = facts?.sheets ?? []
  if (!sheet) throw new Error('the demo customs values could not be read')
  const { header, name, suggested } = sheet
  await importCustomsValues(req, id, { sheet: name, header, columns: suggested, repeats: false })
}

/** A list of customs values made from the demo's own models, in use for Kenya. */
export async function seedCustomsValues(payload: Payload): Promise<void> {
  const checkedOn = new Date().toISOString().slice(0, 10)
  const id = await createRecord(await requestOf(payload, 'admin'), 'customs-value-lists', {
    ...LIST,
    checkedOn,
  })
  await importDemo(await requestOf(payload, 'admin'), id)
  await takeCustomsStep(await requestOf(payload, 'admin'), id, 'use')
}
