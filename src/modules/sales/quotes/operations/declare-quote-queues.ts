import { z } from 'zod'
import { defineQueue } from '@/server/jobs/define-queue'

/** Ends offers whose last day in the company's time zone is over; acceptance checks the day by itself. */
export const expireQuotesQueue = defineQueue({
  name: 'sales.expire-quotes',
  title: 'End expired quotes',
  input: z.strictObject({}),
  schedule: { cron: '7 * * * *', timezone: 'UTC', input: {} },
})

/** Reminds customers of offers that are about to expire, and showrooms of customers who wait. */
export const remindQuotesQueue = defineQueue({
  name: 'sales.remind-quotes',
  title: 'Send reminders about quotes',
  input: z.strictObject({}),
  schedule: { cron: '22 * * * *', timezone: 'UTC', input: {} },
})

/** Sends the showroom what a customer has written about a quote; one job gathers what is written meanwhile. */
export const mailQuoteMessagesQueue = defineQueue({
  name: 'sales.quote-messages',
  title: 'Send messages about a quote to the showroom',
  input: z.strictObject({ quoteId: z.int(), fromId: z.int() }),
  about: { quoteId: 'quotes' },
  policy: 'short',
})
