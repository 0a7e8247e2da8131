import type { CollectionConfig } from 'payload'
import { APPLICATION_LIMITS } from '@/modules/careers/applications/rules/application-limits'
import {
  APPLICATION_STAGES,
  APPLICATION_STATUS_LABELS,
  SHORTLIST_STATUS_LABELS,
  SHORTLIST_STATUSES,
} from '@/modules/careers/applications/rules/application-lists'
import { moduleAccess, nobody, systemManaged } from '../shared/access'
import { choice, line, lines, link, moment, snapshot } from '../shared/fields'

const { citizen, country, email, name, note, phone, reason } = APPLICATION_LIMITS

const file = (field: string) => [
  // Where it is stored; never a URL.
  line(`${field}Path`, 500),
  line(`${field}Name`, 255),
  line(`${field}Type`, 100),
]

/** Applications for jobs: one of each person for each job. Personal, and read through their calls alone. */
export const JobApplications: CollectionConfig = {
  slug: 'job-applications',
  labels: { singular: 'Application', plural: 'Applications' },
  admin: {
    group: false,
    useAsTitle: 'name',
    defaultColumns: ['id', 'name', 'jobTitle', 'stage', 'createdAt'],
  },
  access: moduleAccess('careers', { ...systemManaged, read: nobody }),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    link('opening', 'openings', { required: true }),
    // As it was when they applied.
    line('jobTitle', 150, { required: true }),
    line('jobLocation', 300, { required: true }),
    // None once they are erased.
    link('applicant', 'users'),
    line('name', name),
    line('email', email),
    line('phone', phone),
    line('country', country),
    line('citizen', citizen),
    ...file('resume'),
    ...file('coverLetter'),
    // With the questions as they were asked.
    snapshot('answers', true),
    // Whether an answer is one that disqualifies.
    { name: 'isMarked', type: 'checkbox', required: true, defaultValue: false },
    choice('stage', APPLICATION_STAGES, APPLICATION_STATUS_LABELS, {
      required: true,
      defaultValue: 'SUBMITTED',
    }),
    moment('stageAt', true),
    choice('shortlistStatus', SHORTLIST_STATUSES, SHORTLIST_STATUS_LABELS, {
      required: true,
      defaultValue: 'PENDING',
    }),
    lines('note', note),
    // A rejection is a mark on top of the stage, for as long as it stands.
    moment('rejectedAt'),
    link('rejectedBy', 'users'),
    lines('rejectionReason', reason),
    // When the applicant is written to about it; null without an e-mail.
    moment('rejectionMailAt'),
    moment('rejectionMailSentAt'),
    moment('anonymizedAt'),
  ],
}
