import { z } from 'zod'
import { idField, optionalArea, optionalText, requiredText } from '@/input/fields'
import { choiceQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { CERTIFICATE_NUMBER_MAX, REMARKS_MAX, RESULTS, STOCK_NUMBER_MAX } from '../rules/inspection'

/** An inspection as recorded by staff; a vehicle is identified by its stock number, as on the order. */
export const inspectionInput = z.strictObject({
  stockNumber: requiredText('Stock number', STOCK_NUMBER_MAX),
  company: idField('Inspection company'),
  inspectedOn: z.iso.date({ error: 'Inspected on must be a day such as 2026-01-31' }),
  result: z.enum(RESULTS, { error: 'Result must be passed or failed' }),
  certificateNumber: optionalText('Certificate number', CERTIFICATE_NUMBER_MAX),
  remarks: optionalArea('Remarks', REMARKS_MAX),
})

/** The clients' names for the fields, where they differ. */
export const INSPECTION_NAMES = { company: 'companyId' }
export const inspectionPatch = inspectionInput.partial()
export type InspectionPatch = z.output<typeof inspectionPatch>

export const inspectionsQuery = pageQuery().extend({
  search: textQuery('search'),
  result: choiceQuery('result', RESULTS),
  companyId: wholeQuery('companyId', 1),
  vehicleId: wholeQuery('vehicleId', 1),
})
export type InspectionsQuery = z.output<typeof inspectionsQuery>

export const certificateQuery = z.object({ name: textQuery('name') })
