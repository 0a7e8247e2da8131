import { mailTextPath } from '@/modules/settings/mail/rules/urls'
import type { Db } from '@/server/db-of'
import { STAGE_MAILS } from '../../mail/stage-mails'
import { readRejectionHours } from '../../queries/read-rejection-hours'
import { STAFF_STAGES, type StaffStage } from '../../rules/application-board'

/** The e-mail that may go with a step: what it is called, and where its text is. */
export type StepMail = { title: string; href: string }

/** What steps bring about besides the step: e-mails by stage, and when a rejection is sent. Plain data. */
export type StepContext = { mails: Partial<Record<StaffStage, StepMail>>; rejectionHours: number }

export async function readStepContext(db: Db): Promise<StepContext> {
  const mails = STAFF_STAGES.flatMap((stage) => {
    const mail = STAGE_MAILS[stage]
    return mail ? [[stage, { title: mail.title, href: mailTextPath(mail.key) }] as const] : []
  })
  return { mails: Object.fromEntries(mails), rejectionHours: await readRejectionHours(db) }
}
