// Said in several places
export const backgroundJobs = 'Background jobs'

// Auto refresh
export const updatedEveryFiveSeconds = 'Updated every five seconds.'

// Job actions
export const discard = 'Discard'
export const cancel = 'Cancel'
export const retryTitle = (title: string) => `Retry ${title}`
export const retry = 'Retry'
export const verbThisJob = (verb: string) => `${verb} this job?`
export const verbTheJob = (verb: string) => `${verb} the job`
export const itWillBeSetAside = 'It will be set aside and cannot be retried.'
export const whatItHasAlreadyDone =
  'What it has already done stays done; the rest will not be done, and it cannot be resumed.'

// Jobs table
export const began = 'Began'
export const due = 'Due'
export const nextTry = 'Next try'
export const givenUp = 'Given up'
export const ended = 'Ended'
export const job = 'Job'
export const progress = 'Progress'
export const whatHappened = 'What happened'
export const tries = 'Tries'
export const sent = 'Sent'
export const actions = 'Actions'
export const running = 'running'
export const cancelled = 'Cancelled'
export const done = 'Done'

// Jobs view
export const nothingIsRunningAtMoment = 'Nothing is running at the moment.'
export const nothingIsWaiting = 'Nothing is waiting.'
export const noJobHasFailed =
  'No job has failed. Failed jobs are retried automatically, at growing intervals.'
export const noJobGivenUp = 'No job has been given up. Jobs appear here when their last attempt has failed.'
export const nothingHasFinishedRecently =
  'Nothing has finished recently. Finished jobs are kept for three days.'
export const noJobsHere = 'No jobs here'
export const states = 'States'
export const queue = 'Queue'
export const allQueues = 'All queues'

// Retry dead
export const retryAllInThisQueue = 'Retry all in this queue'
export const retryAllDeadJobs = 'Retry all dead jobs'

// Jobs
export const jobWillRunAgain = 'The job will run again as soon as a worker is free'
export const jobHasBeenCancelled = 'The job has been cancelled'
export const sentBackToQueue = (moved: number) =>
  `${moved} ${moved === 1 ? 'job was' : 'jobs were'} sent back to the queue`
