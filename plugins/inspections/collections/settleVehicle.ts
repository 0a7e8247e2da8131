import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { settleInspection } from '../operations/settle-inspection'
import { tellNews } from '../operations/tell-news'
import { idOf } from './idOf'

/** Copies the result of its latest inspection to the vehicle, and notifies the people waiting for it. */
export const settleVehicle: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const before = operation === 'create' ? null : idOf(previousDoc?.vehicle)
  const vehicle = idOf(doc.vehicle)
  if (before !== null && before !== vehicle) await settleInspection(req, before)
  if (vehicle === null) return doc
  const latest = await settleInspection(req, vehicle)
  const isNews = operation === 'create' || doc.result !== previousDoc?.result || before !== vehicle
  if (isNews && latest?.id === Number(doc.id)) await tellNews(req, vehicle, Number(doc.id))
  return doc
}

/** The same when an inspection is deleted. */
export const settleVehicleWithout: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const vehicle = idOf(doc.vehicle)
  if (vehicle !== null) await settleInspection(req, vehicle)
  return doc
}
