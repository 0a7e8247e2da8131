import type { MailEvent } from '@/server/mail/define-mail'
import type { ApplicationStage } from '../rules/application-lists'
import * as mails from './application-mails'

/** The e-mails about a new stage, where staff choose to send them. */
export const STAGE_MAILS: Partial<Record<ApplicationStage, MailEvent<'name' | 'jobTitle' | 'link'>>> = {
  UNDER_REVIEW: mails.applicationReviewedMail,
  INTERVIEW: mails.applicationInterviewMail,
  OFFERED: mails.applicationOfferedMail,
  HIRED: mails.applicationHiredMail,
  WITHDRAWN: mails.applicationWithdrawnMail,
}
