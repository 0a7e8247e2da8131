import type { Module } from '@/api/module'
import { screen } from '@/api/screen'
import { ApplicationViews } from '@/collections/careers/ApplicationViews'
import { JobApplications } from '@/collections/careers/JobApplications'
import { Openings } from '@/collections/careers/Openings'
import { eraseViews } from '@/modules/accounts/saved-views/operations/erase-views'
import { removeOldApplicationsJob } from './applications/jobs/remove-old-applications'
import { sendRejectionsJob } from './applications/jobs/send-rejections'
import * as applicationMails from './applications/mail/application-mails'
import { eraseApplications } from './applications/operations/erase-applications'
import { applicationWords } from './applications/queries/audit-words'
import { findApplications } from './applications/queries/find-applications'
import { APPLICATION_VIEWS } from './applications/queries/list-application-views'
import { applicationWork, newApplications } from './applications/queries/list-application-work'
import { applicationFileRoutes } from './applications/routes/application-files'
import { applicationViewRoutes, ownApplicationViewsData } from './applications/routes/application-views'
import { ownApplicationRoutes } from './applications/routes/own-applications'
import { ownApplicationsData } from './applications/routes/own-applications-data'
import { staffApplicationRoutes } from './applications/routes/staff-applications'
import { OWN_APPLICATIONS } from './applications/rules/application-hrefs'
import { findOpenings } from './openings/queries/find-openings'
import { openingRoutes } from './openings/routes/openings'
import { NEW_JOB, STAFF_APPLICATIONS, STAFF_JOBS } from './openings/rules/admin-urls'
import { JOBS } from './openings/rules/opening-urls'
import { openingUses } from './openings/rules/opening-uses'

const OPENINGS = '/modules/careers/openings/admin'
const APPLICATIONS = '/modules/careers/applications/admin'

/** Jobs that the company offers, and those who apply for them. */
export const careers: Module = {
  name: 'careers',
  collections: [Openings, JobApplications, ApplicationViews],
  // Fixed addresses come before those with an id.
  routes: [
    ...ownApplicationRoutes,
    ...staffApplicationRoutes,
    ...applicationFileRoutes,
    ...applicationViewRoutes,
    ...openingRoutes,
  ],
  jobs: [sendRejectionsJob, removeOldApplicationsJob],
  mails: Object.values(applicationMails),
  screens: {
    jobs: screen('/careers', `${OPENINGS}/openings-view#OpeningsView`),
    newJob: screen('/careers/jobs/create', `${OPENINGS}/opening-form-views#NewOpeningView`),
    editJob: screen('/careers/jobs/edit/:id(\\d+)', `${OPENINGS}/opening-form-views#EditOpeningView`),
    job: screen('/careers/jobs/:id(\\d+)', `${OPENINGS}/opening-form-views#ReadOpeningView`),
    applications: screen('/careers/applications', `${APPLICATIONS}/list/applications-view#ApplicationsView`),
    application: screen(
      '/careers/applications/:id(\\d+)',
      `${APPLICATIONS}/application/application-view#ApplicationView`,
    ),
  },
  customerPages: [{ group: 'dashboard', href: OWN_APPLICATIONS, label: 'Job applications', place: 60 }],
  siteLinks: [{ in: 'company', href: JOBS, label: 'Jobs', place: 15 }],
  navigation: [
    {
      group: 'people',
      title: 'Careers',
      also: ['jobs', 'openings', 'vacancies', 'recruiting'],
      href: STAFF_JOBS,
      needs: { module: 'careers' },
      place: 30,
    },
    {
      under: STAFF_JOBS,
      title: 'New job',
      also: ['opening', 'vacancy'],
      href: NEW_JOB,
      needs: { module: 'careers', action: 'create' },
    },
    {
      under: STAFF_JOBS,
      title: 'Job applications',
      also: ['applicants', 'candidates', 'resumes'],
      href: STAFF_APPLICATIONS,
      needs: { module: 'careers' },
      waiting: newApplications,
    },
  ],
  finds: [
    { key: 'jobs', title: 'Jobs', needs: { module: 'careers' }, find: findOpenings },
    { key: 'applications', title: 'Applications', needs: { module: 'careers' }, find: findApplications },
  ],
  work: [applicationWork],
  lists: {
    openings: 'careers/jobs',
    'job-applications': { alone: 'careers/applications' },
  },
  ownData: [ownApplicationsData, ownApplicationViewsData],
  erase: async (db, userIds) => {
    await eraseApplications(db, userIds)
    await eraseViews(db, APPLICATION_VIEWS, userIds)
  },
  auditWords: [applicationWords],
  uses: openingUses,
}
