import type { Payload } from 'payload'
import { approveImportRule } from '@/modules/settings/tariffs/operations/decide-import-rule'
import { proposeImportRule } from '@/modules/settings/tariffs/operations/propose-import-rule'
import { getDestinations } from '@/modules/settings/tariffs/queries/get-destinations-from-memory'
import type { Destination } from '@/modules/settings/tariffs/rules/destination'
import { requestOf } from './request-as-person'

/** No inspector publishes a fee; without one there would be no totals to show. */
const FEE = { amount: '250', currency: 'USD' }

async function enterFee(payload: Payload, { rules, slug }: Destination): Promise<void> {
  const rule = rules.find((one) => one.kind === 'inspection')
  if (rule?.kind !== 'inspection' || !rule.value.required || rule.value.fee) return
  const { id: _, ...entry } = rule
  const note = ['The fee is made up for the demo.', rule.note].filter(Boolean).join(' ')
  const entered = { ...entry, note, value: { ...rule.value, fee: FEE } }
  const { id } = await proposeImportRule(await requestOf(payload, 'manager'), slug, entered)
  await approveImportRule(await requestOf(payload, 'admin'), id)
}

/** A fee for each inspection before shipment that a country requires, entered by one person and approved by another. */
export async function seedInspectionFees(payload: Payload): Promise<void> {
  for (const destination of (await getDestinations(payload)).values()) await enterFee(payload, destination)
}
