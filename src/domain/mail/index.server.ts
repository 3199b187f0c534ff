/** The outbox: a mail is stored in the transaction that causes it, and sent by a job of the server later. */
export { formatMailbox, readMailbox, type Mailbox } from './mailbox.ts'
export {
  clearOutbox,
  findWaitingMail,
  listWaitingMails,
  mailChannel,
  noteFailure,
  noteSent,
  queueMail,
  type MailDraft,
  type QueuedMail,
} from './outbox.server.ts'
export { houseMailbox, writeMail, type Letter, type MailLink } from './write-mail.ts'
