import type { PayloadRequest } from 'payload'
import { recordAccountMaker } from '@/modules/accounts/access/operations/record-account-maker'
import { buildTokenLink } from '@/modules/accounts/credentials/operations/build-token-link'
import {
  isOnItsWay,
  issueToken,
  TOKEN_LIFE,
} from '@/modules/accounts/credentials/operations/issue-use-or-void-token'
import type { Db } from '@/server/db-of'
import { queueMail } from '@/server/mail/queue-mail'
import { siteIdentity } from '@/server/site-identity'
import { inviteMail } from '../mail/people-mails'

/**
 * Writes the invitation of a pending account, unless one was sent just now. The caller has locked its row.
 */
export async function sendInvite(
  req: PayloadRequest,
  db: Db,
  person: { id: number; email: string; firstName: string },
): Promise<void> {
  if (await isOnItsWay(db, 'invite', person.id)) return
  await recordAccountMaker(db, person.id, 'invited')
  const { id, token } = await issueToken(db, 'invite', person.id)
  const inviter = [req.user?.firstName, req.user?.lastName].filter(Boolean).join(' ') || siteIdentity().name
  await queueMail(req, inviteMail, { address: person.email, userId: person.id }, `invite:${id}`, {
    firstName: person.firstName,
    inviter,
    site: siteIdentity().name,
    link: buildTokenLink('invite', token),
    validFor: TOKEN_LIFE.invite.inWords,
  })
}
