import type { Payload } from 'payload'
import { markOverduePayments } from '@/modules/sales/orders/operations/mark-overdue-payments'
import { OPERATOR_SHOWROOMS, SUPERVISOR_SHOWROOMS } from '../people'
import { seedInquiries } from './inquiries'
import { newSale, playStory, type Story } from './play-story'
import { seedCompany } from './seed-company'
import { STORIES } from './stories'
import { putOnSale, storyVehicles } from './story-vehicles'

/**
 * Sales by the demo people, from the question to the order: everything is done by the product's own operations,
 * each in its time. Vehicles that the catalogue has sold or reserved are so by these orders, and all others keep
 * their status.
 */
export async function seedSales(payload: Payload, showrooms: readonly number[]): Promise<void> {
  await seedCompany(payload)
  await seedInquiries(payload)
  const sellers = {
    operator: showrooms.slice(0, OPERATOR_SHOWROOMS),
    supervisor: showrooms.slice(0, SUPERVISOR_SHOWROOMS),
  }
  const vehicles = await storyVehicles(payload, sellers.operator)
  const planned = STORIES.flatMap((story: Story) => {
    const vehicle = vehicles[story.of.status][story.of.nth]
    return vehicle ? [{ story, vehicle }] : []
  })
  await putOnSale(
    payload,
    planned.flatMap(({ story, vehicle }) => (story.of.status === 'PUBLISHED' ? [] : [vehicle.id])),
  )
  for (const { story, vehicle } of planned)
    await playStory(newSale(payload, story.by, vehicle, sellers), story.steps)
  await markOverduePayments(payload, new Date())
}
