import type { Module } from '@/api/module'
import { JobApplications } from '@/collections/careers/JobApplications'
import { Openings } from '@/collections/careers/Openings'
import { removeOldApplicationsJob } from './applications/jobs/remove-old-applications'
import { sendRejectionsJob } from './applications/jobs/send-rejections'
import * as applicationMails from './applications/mail/application-mails'
import { eraseApplications } from './applications/operations/erase-applications'
import { applicationWords } from './applications/queries/audit-words'
import { applicationFileRoutes } from './applications/routes/application-files'
import { ownApplicationRoutes } from './applications/routes/own-applications'
import { ownApplicationsData } from './applications/routes/own-applications-data'
import { staffApplicationRoutes } from './applications/routes/staff-applications'
import { openingRoutes } from './openings/routes/openings'
import { openingUses } from './openings/rules/opening-uses'

/** Jobs that the company offers, and those who apply for them. */
export const careers: Module = {
  name: 'careers',
  collections: [Openings, JobApplications],
  // Fixed addresses come before those with an id.
  routes: [...ownApplicationRoutes, ...staffApplicationRoutes, ...applicationFileRoutes, ...openingRoutes],
  jobs: [sendRejectionsJob, removeOldApplicationsJob],
  mails: Object.values(applicationMails),
  ownData: [ownApplicationsData],
  erase: eraseApplications,
  uses: openingUses,
  auditWords: [applicationWords],
}
