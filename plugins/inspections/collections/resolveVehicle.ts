import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { linkedId } from '@/kernel/loose-values'
import { completeInspection } from '../operations/complete-inspection'
import { sendInspectionMail } from '../operations/send-inspection-mail'

/** Copies the result of its latest inspection to the vehicle, and notifies the people waiting for it. */
export const resolveInspectedVehicle: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const before = operation === 'create' ? null : linkedId(previousDoc?.vehicle)
  const vehicle = linkedId(doc.vehicle)
  if (before !== null && before !== vehicle) await completeInspection(req, before)
  if (vehicle === null) return doc
  const latest = await completeInspection(req, vehicle)
  const isNews = operation === 'create' || doc.result !== previousDoc?.result || before !== vehicle
  if (isNews && latest?.id === Number(doc.id)) await sendInspectionMail(req, vehicle, Number(doc.id))
  return doc
}

/** The same when an inspection is deleted. */
export const resolveVehicleWithout: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const vehicle = linkedId(doc.vehicle)
  if (vehicle !== null) await completeInspection(req, vehicle)
  return doc
}
