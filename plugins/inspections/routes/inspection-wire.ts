import { z } from 'zod'
import { named, timestamp } from '@/api/answer-schemas'
import type { Inspection } from '../queries/select-inspection'
import { RESULTS } from '../rules/inspection'

/** An inspection as sent to clients. */
export const inspectionRecord = z
  .object({
    id: z.int(),
    stockNumber: z.string(),
    vehicle: named,
    companyId: z.int().nullable(),
    company: z.string().nullable(),
    /** A day, YYYY-MM-DD. */
    inspectedOn: z.string(),
    result: z.enum(RESULTS),
    certificateNumber: z.string().nullable(),
    remarks: z.string().nullable(),
    /** The certificate's file, under `/inspections/{id}/certificate`. */
    certificate: z.object({ name: z.string(), type: z.string() }).nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Inspection' })

export function toInspectionRecord(inspection: Inspection): z.input<typeof inspectionRecord> {
  const { certificate, company, vehicle, ...plain } = inspection
  return {
    ...plain,
    stockNumber: vehicle.sku,
    vehicle: { id: vehicle.id, name: vehicle.name },
    companyId: company?.id ?? null,
    company: company?.name ?? null,
    certificate: certificate && { name: certificate.name, type: certificate.type },
  }
}
