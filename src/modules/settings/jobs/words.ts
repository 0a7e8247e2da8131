// Used in several places
export const backgroundJobs = 'Background jobs'

// Auto refresh
export const updatesEveryFiveSeconds = 'Updates every 5 seconds.'

// Job actions
export const discard = 'Discard'
export const cancel = 'Cancel'
export const retryTitle = (title: string) => `Retry ${title}`
export const retry = 'Retry'
export const verbThisJob = (verb: string) => `${verb} this job?`
export const verbTheJob = (verb: string) => `${verb} the job`
export const itWillBeSetAside = 'It will be set aside and cannot be retried.'
export const whatIsDoneStays =
  'What it has already done is kept. The rest will not run, and the job cannot be resumed.'

// Jobs table
export const started = 'Started'
export const due = 'Due'
export const nextAttempt = 'Next attempt'
export const gaveUp = 'Gave up'
export const finished = 'Finished'
export const job = 'Job'
export const progress = 'Progress'
export const result = 'Result'
export const attempts = 'Attempts'
export const queued = 'Queued'
export const actions = 'Actions'
export const running = 'Running'
export const cancelled = 'Cancelled'
export const done = 'Done'

// Jobs view
export const nothingIsRunningAtMoment = 'Nothing is running right now.'
export const nothingIsWaiting = 'Nothing is waiting.'
export const noJobHasFailed =
  'No failed jobs. Failed jobs are retried automatically, with a longer wait each time.'
export const noDeadJobs = 'No dead jobs. A job appears here when its last attempt has failed.'
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

// Navigation
export const jobsGivenUp = (count: string) => (count === '1' ? '1 dead job' : `${count} dead jobs`)

// Work on the dashboard
export const jobsWork = 'Background jobs that failed'
