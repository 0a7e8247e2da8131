import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import { notFound } from '@/kernel/errors'
import { env } from '@/server/env'
import { clientNetwork } from '@/server/http/client-network'
import { readUploadedFile } from '@/server/http/read-uploaded-file'
import { countTry, forgiveTry, type Limit } from '@/server/rate-limit'
import { isForged, openSignedMail } from '../engine/open-signed-mail'
import { MAIL_MAX_BYTES } from '../rules/mail-limits'
import * as words from '../words'

/** In base64 and JSON it takes a third more. */
const BODY_MAX = Math.ceil((MAIL_MAX_BYTES * 4) / 3) + 64 * 1024

/** Of what is not signed. */
const FORGED: Limit = { name: 'inbound-mail', points: 100, duration: 10 * 60 }

const answer = z.object({ message: z.string(), isNew: z.boolean() }).meta({ id: 'ReceivedMail' })

/** Where a mail service brings e-mails. */
export const inboundMailRoutes = [
  defineRoute({
    method: 'post',
    path: '/support-management/inbound-mail',
    // The signature decides.
    access: { kind: 'public' },
    tag: 'Customer support',
    summary:
      'Bring an e-mail for support, signed as the Standard Webhooks do: as message/rfc822, or as JSON with its bytes in base64 as raw. The same e-mail is taken once',
    takesFile: BODY_MAX,
    refusals: [401, 404, 415, 422, 429, 503],
    response: answer,
    handler: async (_, { payload, req, upload }) => {
      const secret = env().INBOUND_MAIL_SECRET
      if (!secret || !upload) throw notFound(words.noMailbox)
      const network = clientNetwork(req.headers)
      await countTry(payload, FORGED, network)
      const messages = { size: words.mailTooLarge, missing: words.bodyUnreadable }
      const body = await readUploadedFile(upload, BODY_MAX, messages)
      let isSigned = true
      try {
        const raw = openSignedMail(body, req.headers, secret)
        // What reads e-mails is loaded with the first.
        const { receiveMail } = await import('../operations/receive-mail')
        const { isNew } = await receiveMail(payload, raw)
        return { message: words.received, isNew }
      } catch (error) {
        isSigned = !isForged(error)
        throw error
      } finally {
        if (isSigned) await forgiveTry(payload, FORGED, network)
      }
    },
  }),
]
