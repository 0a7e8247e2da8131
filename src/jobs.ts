import { eraseDeletedJob } from '@/modules/accounts/jobs/erase-deleted'
import { alertsJob, pruneOffersJob } from '@/modules/inventory/jobs/alerts'
import { checkImportJob } from '@/modules/inventory/jobs/check-import'
import { checkSearchJob } from '@/modules/inventory/jobs/check-search'
import { drawGalleriesJob } from '@/modules/inventory/jobs/draw-galleries'
import { expireHoldsJob } from '@/modules/inventory/jobs/expire-holds'
import { pruneImportsJob, runImportJob, undoImportJob } from '@/modules/inventory/jobs/imports'
import { pruneViewsJob } from '@/modules/inventory/jobs/prune-views'
import { sweepUploadsJob } from '@/modules/inventory/jobs/sweep-uploads'
import { pruneJob } from '@/modules/settings/jobs/prune'
import type { Job } from '@/server/jobs/job'
import { mailJob } from '@/server/mail/deliver'

/** Every job that a worker works on. A new one is added here. */
export const jobs: readonly Job[] = [
  checkImportJob,
  runImportJob,
  undoImportJob,
  pruneImportsJob,
  pruneJob,
  pruneViewsJob,
  sweepUploadsJob,
  checkSearchJob,
  drawGalleriesJob,
  expireHoldsJob,
  mailJob,
  eraseDeletedJob,
  alertsJob,
  pruneOffersJob,
]
