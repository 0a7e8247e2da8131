import type { Payload } from 'payload'
import type { SupportDepartment } from '@/payload-types'
import { type DemoPerson, requestOf } from '../request-as-person'

/** Opening times of the working days, with a break at noon, in minutes of the day. */
const week = (from: number, to: number, saturdayTo: number | null) => [
  ...[0, 1, 2, 3, 4].flatMap((day) => [
    { day, from, to: 12 * 60 },
    { day, from: 13 * 60, to },
  ]),
  ...(saturdayTo === null ? [] : [{ day: 5, from, to: saturdayTo }]),
]

const hours = (firstResponse: number, nextResponse: number, resolution: number) => ({
  firstResponse: firstResponse * 60,
  nextResponse: nextResponse * 60,
  resolution: resolution * 60,
})

const TARGETS = {
  LOW: hours(16, 16, 80),
  NORMAL: hours(8, 8, 40),
  HIGH: hours(4, 4, 16),
  URGENT: hours(1, 1, 8),
}

type Named = Pick<
  SupportDepartment,
  'title' | 'slug' | 'description' | 'email' | 'timeZone' | 'hours' | 'holidays'
>

/** The teams of the demo company: the first takes what names no other. */
const DEPARTMENTS: readonly (Named & { lead: DemoPerson; members: readonly DemoPerson[] })[] = [
  {
    title: 'Customer support',
    slug: 'customer-support',
    description: 'Questions of every kind, and complaints',
    email: 'support@kaido.example',
    lead: 'manager',
    members: ['supervisor', 'operator'],
    timeZone: 'Africa/Nairobi',
    hours: week(8 * 60, 17 * 60, 12 * 60),
    holidays: [
      { day: '2026-12-12', name: 'Jamhuri Day' },
      { day: '2026-12-25', name: 'Christmas Day' },
      { day: '2027-01-01', name: 'New Year’s Day' },
    ],
  },
  {
    title: 'Shipping and documents',
    slug: 'shipping-and-documents',
    description: 'Vessels, bills of lading, certificates',
    email: 'shipping@kaido.example',
    lead: 'supervisor',
    members: ['operator'],
    timeZone: 'Asia/Tokyo',
    hours: week(9 * 60, 18 * 60, null),
    holidays: [
      { day: '2027-01-01', name: 'New Year’s Day' },
      { day: '2027-01-11', name: 'Coming of Age Day' },
    ],
  },
]

/** Creates the demo departments. */
export async function seedDepartments(payload: Payload): Promise<void> {
  const idOf = async (who: DemoPerson) => Number((await requestOf(payload, who)).user?.id)
  for (const { lead, members, ...department } of DEPARTMENTS) {
    const people = { lead: await idOf(lead), members: await Promise.all(members.map(idOf)) }
    const data = { ...department, ...people, targets: TARGETS, isActive: true, isArchived: false }
    await payload.create({ collection: 'support-departments', data, overrideAccess: true, depth: 0 })
  }
}
