import type { Payload } from 'payload'
import { changeInquiry } from '@/modules/sales/inquiries/operations/change-inquiry'
import { createInquiry } from '@/modules/sales/inquiries/operations/create-inquiry'
import type { InquiryInput } from '@/modules/sales/inquiries/schemas/inquiries'
import { requestOf } from '../request-as-person'
import type { Buyer } from './play-story'
import { ago, runAsOf } from './run-as-of'

type DemoInquiry = {
  by: Buyer
  /** Days ago. */
  daysAgo: number
  wanted: InquiryInput
  reply?: { ago: number; text: string }
}

const INQUIRIES: readonly DemoInquiry[] = [
  {
    by: 'customer',
    daysAgo: 33,
    wanted: {
      manufacturer: 'Toyota',
      model: 'Land Cruiser Prado',
      yearFrom: 2017,
      yearTo: 2020,
      transmission: 'automatic',
      steering: 'RHD',
      priceType: 'CIF',
      country: 'Kenya',
      message: 'Diesel, seven seats, grade 4 or better. Are you expecting one in the next few weeks?',
    },
    reply: {
      ago: 32,
      text: 'Two are entered in auctions this month. We will write to you as soon as we have their auction sheets.',
    },
  },
  {
    by: 'dealer',
    daysAgo: 19,
    wanted: {
      manufacturer: 'Isuzu',
      customModel: 'Elf dump truck',
      yearFrom: 2012,
      priceType: 'FOB',
      country: 'Kenya',
      message: 'Three or four of them, 3 tons, for a contractor in Kilifi. What is the price for several?',
    },
    reply: {
      ago: 17,
      text: 'For four trucks or more we ship one lot, which lowers the freight for each. We have sent you the price list by e-mail.',
    },
  },
  {
    by: 'customer',
    daysAgo: 9,
    wanted: {
      manufacturer: 'Subaru',
      model: 'Forester',
      yearFrom: 2019,
      yearTo: 2019,
      steering: 'RHD',
      country: 'Kenya',
      message: 'Can a 2019 Forester still be imported into Kenya for much longer?',
    },
    reply: { ago: 8, text: 'Yes: a 2019 vehicle can be imported until the end of 2026.' },
  },
  {
    by: 'dealer',
    daysAgo: 4,
    wanted: {
      manufacturer: 'Toyota',
      model: 'Hiace',
      yearTo: 2018,
      transmission: 'manual',
      priceType: 'CIF',
      country: 'Tanzania',
      message: 'High roof, for fourteen passengers. Any colour.',
    },
  },
  {
    by: 'customer',
    daysAgo: 1,
    wanted: {
      customManufacturer: 'Tata',
      customModel: 'Xenon',
      country: 'Uganda',
      message: 'Can you find one?',
    },
  },
]

/** Questions of the demo customers, some of them answered. */
export async function seedInquiries(payload: Payload): Promise<void> {
  for (const { daysAgo, by, reply, wanted } of INQUIRIES) {
    const id = await runAsOf(ago(daysAgo), async () => createInquiry(await requestOf(payload, by), wanted))
    if (!reply) continue
    const patch = { replyMessage: reply.text }
    await runAsOf(ago(reply.ago), async () =>
      changeInquiry(await requestOf(payload, 'supervisor'), id, patch),
    )
  }
}
