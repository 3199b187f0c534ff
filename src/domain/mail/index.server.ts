/** The outbox: a mail is stored in the transaction that causes it, and sent later by a job. */
export { applyOwnText } from './apply-own-text.server.ts'
export { formatMailbox, readMailbox } from './mailbox.ts'
export { countMailTo } from './count-mail-to.server.ts'
export {
  clearOutbox,
  findKeptMails,
  findWaitingMail,
  keptDays,
  listWaitingMails,
  mailChannel,
  noteFailure,
  noteSent,
  queueMail,
  type QueuedMail,
} from './outbox.server.ts'
export { countMails, discardMail, listUnsentMails, retryMail, type UnsentMail } from './staff-mails.server.ts'
export { readTestMail, sendTestMail, type TestMail } from './test-mail.server.ts'
export { houseMailbox, senderName, writeMail } from './write-mail.ts'
