import { eraseDeletedJob } from '@/modules/accounts/own-account/jobs/erase-deleted'
import { checkImportJob } from '@/modules/inventory/import/jobs/check-import'
import { pruneImportsJob, runImportJob, undoImportJob } from '@/modules/inventory/import/jobs/imports'
import { drawGalleriesJob } from '@/modules/inventory/media/jobs/draw-galleries'
import { sweepUploadsJob } from '@/modules/inventory/media/jobs/sweep-uploads'
import { expireHoldsJob } from '@/modules/inventory/reservations/jobs/expire-holds'
import { alertsJob, pruneOffersJob } from '@/modules/inventory/saved-searches/jobs/alerts'
import { checkSearchJob } from '@/modules/inventory/search/jobs/check-search'
import { pruneViewsJob } from '@/modules/inventory/vehicles/jobs/prune-views'
import { pruneJob } from '@/modules/settings/jobs/jobs/prune'
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
