import type { PayloadRequest } from 'payload'
import { readCompanySettings } from '@/modules/settings/company/queries/read-company-settings'
import { eraseMailsAbout } from '@/modules/settings/mail/operations/erase-mails'
import type { Db } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import type { MailEvent } from '@/server/mail/define-mail'
import { queueMail } from '@/server/mail/queue-mail'
import { newApplicationMail } from '../mail/application-mails'
import { OWN_APPLICATIONS, staffApplicationHref } from '../rules/application-hrefs'
import type { LockedApplication } from './lock-application'

type Values = 'name' | 'jobTitle' | 'link'
type About = Pick<LockedApplication, 'id' | 'applicantId' | 'email' | 'name' | 'jobTitle'>

/** How the effects of all e-mails about an application begin. */
const subjectOf = (id: number): string => `application:${id}`

/** Writes to an applicant once about one thing that happened, in the caller's transaction; not after their erasure. */
export async function mailApplicant(
  req: PayloadRequest,
  mail: MailEvent<Values>,
  { applicantId, email, id, jobTitle, name }: About,
  effect: string,
): Promise<void> {
  if (!email) return
  const values = { name: name ?? '', jobTitle, link: absoluteUrl(OWN_APPLICATIONS) }
  await queueMail(req, mail, { address: email, userId: applicantId }, `${subjectOf(id)}:${effect}`, values)
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
  await queueMail(req, newApplicationMail, { address: careersEmail }, `${subjectOf(id)}:${effect}`, values)
}

/** Removes all e-mails about applications from the outbox, to applicants and to the company, sent or not. */
export const eraseApplicationMails = (db: Db, applicationIds: readonly number[]): Promise<void> =>
  eraseMailsAbout(db, applicationIds.map(subjectOf))
