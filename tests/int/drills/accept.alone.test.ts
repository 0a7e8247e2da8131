import { expect, test } from 'vitest'
import { env } from '@/server/env'
import { openMailbox } from '../../drills/accept/mailbox'
import { drillAccept } from '../../drills/accept/run'
import { getTestPayload } from '../../setup/payload'

test('of customers who accept quotes on one vehicle at once one wins, and a kill leaves nothing half done', {
  timeout: 240_000,
}, async () => {
  const lines: string[] = []
  const mailbox = await openMailbox()
  try {
    const result = await drillAccept({
      payload: await getTestPayload(),
      url: env().DATABASE_URL ?? '',
      env: { SMTP_URL: mailbox.url },
      mailbox,
      customers: 12,
      kills: 1,
      quotes: 6,
      print: (text) => lines.push(text),
    })
    expect(result, lines.join('\n')).toMatchObject({
      orders: 1,
      conflicts: 11,
      reserved: 1,
      half_done: 0,
      mails_lost: 0,
      mails_doubled: 0,
    })
  } finally {
    await mailbox.close()
  }
})
