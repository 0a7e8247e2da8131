// One of the drill's processes: reads the mailbox until it is killed or stopped.

import config from '@payload-config'
import { getPayload } from 'payload'
import { followMailbox } from '@/modules/support/inbound-mail/jobs/follow-mailbox'

const payload = await getPayload({ config })
const following = followMailbox(payload)

process.once('SIGTERM', async () => {
  await following.stop()
  process.exit(0)
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
