/** What staff see of the background jobs: those that wait, run, have failed or were done lately. */
export { countJobs, listFailedJobs, listJobKinds, type FailedJob, type JobKind } from './list-jobs.server.ts'
export { cancelJob, retryJob } from './act-on-jobs.server.ts'
export { hurryJob, isJobRunning } from './hurry-job.server.ts'
export { jobsSchema } from './queue-tables.server.ts'
