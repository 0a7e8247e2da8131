import type { PayloadRequest } from 'payload'
import { readCompanySettings } from '@/modules/settings/company/queries/read-company-settings'
import { absoluteUrl } from '@/server/http/absolute-url'
import type { MailEvent } from '@/server/mail/define-mail'
import { queueMail } from '@/server/mail/queue-mail'
import { newApplicationMail } from '../mail/application-mails'
import { OWN_APPLICATIONS, staffApplicationHref } from '../rules/application-hrefs'
import { applicationMailSubject } from '../rules/application-mail-subject'
import type { LockedApplication } from './lock-application'

type Values = 'name' | 'jobTitle' | 'link'
type About = Pick<LockedApplication, 'id' | 'applicantId' | 'email' | 'name' | 'jobTitle'>

/** Writes to an applicant once about one thing that happened, in the caller's transaction; not after their erasure. */
export async function mailApplicant(
  req: PayloadRequest,
  mail: MailEvent<Values>,
  { applicantId, email, id, jobTitle, name }: About,
  effect: string,
): Promise<void> {
  if (!email) return
  const values = { name: name ?? '', jobTitle, link: absoluteUrl(OWN_APPLICATIONS) }
  await queueMail(
    req,
    mail,
    { address: email, userId: applicantId },
    `${applicationMailSubject(id)}:${effect}`,
    values,
  )
}

/** Writes to the company's address for applications, if it has one. */
export async function mailCareers(
  req: PayloadRequest,
  { id, jobTitle, name }: About,
  effect: string,
): Promise<void> {
  const { careersEmail } = await readCompanySettings(req.payload, req)
  if (!careersEmail) return
  const values = { name: name ?? '', jobTitle, link: absoluteUrl(staffApplicationHref(id)) }
  await queueMail(
    req,
    newApplicationMail,
    { address: careersEmail },
    `${applicationMailSubject(id)}:${effect}`,
    values,
  )
}
