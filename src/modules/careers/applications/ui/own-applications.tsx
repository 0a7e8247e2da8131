import { JOBS, jobHref } from '@/modules/careers/openings/rules/opening-urls'
import { Badge } from '@/ui/badge'
import { buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { Link, PlainLink } from '@/ui/link'
import { Pagination } from '@/ui/pagination'
import { ZonedMoment } from '@/ui/zoned-moment'
import { applicationFileHref, OWN_APPLICATIONS } from '../rules/application-hrefs'
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '../rules/application-lists'
import { APPLICATION_TONES } from '../rules/application-tones'
import { isOpen } from '../rules/application-transition'
import { WithdrawButton } from './withdraw-button'
import * as words from './words'

/** Applications on a page. */
export const OWN_APPLICATIONS_ROWS = 10

type OwnApplication = {
  id: number
  jobId: number
  jobTitle: string
  jobLocation: string
  status: ApplicationStatus
  createdAt: string
  resumeName: string | null
  coverLetterName: string | null
}

type Props = {
  rows: readonly OwnApplication[]
  total: number
  page: number
  /** Those of the jobs that still have a page. */
  publishedJobs: ReadonlySet<number>
}

/** What somebody has applied for, the newest first. */
export function OwnApplications({ page, publishedJobs, rows, total }: Props) {
  if (rows.length === 0)
    return (
      <EmptyState
        icon="file-text"
        title={words.noApplications}
        actions={
          <PlainLink href={JOBS} className={buttonStyle('primary')}>
            {words.seeJobs}
          </PlainLink>
        }
      >
        <p>{words.applicationsAppearHere}</p>
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-4">
        {rows.map((one) => (
          <ApplicationCard key={one.id} application={one} isPublished={publishedJobs.has(one.jobId)} />
        ))}
      </ul>
      <div className="mt-6">
        <Pagination
          page={page}
          pages={Math.ceil(total / OWN_APPLICATIONS_ROWS)}
          hrefOf={(to) => `${OWN_APPLICATIONS}?page=${to}`}
        />
      </div>
    </>
  )
}

type CardProps = { application: OwnApplication; isPublished: boolean }

function ApplicationCard({ application, isPublished }: CardProps) {
  const { coverLetterName, createdAt, id, jobId, jobLocation, jobTitle, resumeName, status } = application
  const mayWithdraw =
    status !== 'REJECTED' && status !== 'WITHDRAWN' && isOpen({ stage: status, isRejected: false })
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="text-16 font-semibold wrap-anywhere">
          {isPublished ? (
            <PlainLink href={jobHref(jobId)} className="hover:text-link hover:underline">
              {jobTitle}
            </PlainLink>
          ) : (
            jobTitle
          )}
        </h2>
        <Badge tone={APPLICATION_TONES[status]}>{APPLICATION_STATUS_LABELS[status]}</Badge>
      </div>
      <p className="mt-1 text-14 text-soft wrap-anywhere">{jobLocation}</p>
      <p className="mt-1 text-13 text-faint">
        {words.applied} <ZonedMoment iso={createdAt} />
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-14">
        {resumeName && (
          <Link href={applicationFileHref(id, 'resume')} className="py-2.5" target="_blank" rel="noopener">
            {words.resume}
          </Link>
        )}
        {coverLetterName && (
          <Link
            href={applicationFileHref(id, 'coverLetter')}
            className="py-2.5"
            target="_blank"
            rel="noopener"
          >
            {words.coverLetter}
          </Link>
        )}
      </p>
      {mayWithdraw && <WithdrawButton id={id} jobTitle={jobTitle} />}
    </li>
  )
}
