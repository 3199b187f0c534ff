/** Corrections of the archive from outside: what visitors say against its records, and what staff make of it. */
export { confirmCorrection, findCorrectionToConfirm } from './confirm-correction.server.ts'
export {
  findCorrectionForm,
  requestCorrection,
  type CorrectionForm,
  type CorrectionRequest,
} from './request-correction.server.ts'
export { answerCorrection, reopenCorrection } from './answer-correction.server.ts'
export { deleteCorrection, findCorrection, listCorrections } from './staff-corrections.server.ts'
export { sendCorrectionAnswers } from './mail-correction.server.ts'
export { withdrawNames } from './withdraw-names.server.ts'
export { clearCorrections } from './clear-corrections.server.ts'
