/** What staff change in one evening of a run, or in several at once. */
export { announce } from './announce.server.ts'
export { changeRun } from './change-run.server.ts'
export { copyEvent, listRun, type RunMember } from './runs.server.ts'
export { setPresale } from './set-presale.server.ts'
export { takeBack } from './take-back.server.ts'
