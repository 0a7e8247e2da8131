import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { linkedId } from '@/kernel/linked-id'
import { sendInspectionMail } from '../operations/send-inspection-mail'
import { updateInspectedVehicle } from '../operations/update-inspected-vehicle'

/** Copies the result of its latest inspection to the vehicle, and notifies the people waiting for it. */
export const copyResultToVehicle: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const before = operation === 'create' ? null : linkedId(previousDoc?.vehicle)
  const vehicle = linkedId(doc.vehicle)
  if (before !== null && before !== vehicle) await updateInspectedVehicle(req, before)
  if (vehicle === null) return doc
  const latest = await updateInspectedVehicle(req, vehicle)
  const isNews = operation === 'create' || doc.result !== previousDoc?.result || before !== vehicle
  if (isNews && latest?.id === Number(doc.id)) await sendInspectionMail(req, vehicle, Number(doc.id))
  return doc
}

/** The same when an inspection is deleted. */
export const copyResultAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const vehicle = linkedId(doc.vehicle)
  if (vehicle !== null) await updateInspectedVehicle(req, vehicle)
  return doc
}
