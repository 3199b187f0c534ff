/** The outbox: a mail is stored in the transaction that causes it, and sent by the server's worker later. */
export { formatMailbox, readMailbox, type Mailbox } from './mailbox.ts'
export {
  clearOutbox,
  findNextAttempt,
  mailChannel,
  noteFailure,
  noteSent,
  queueMail,
  takeMail,
  type MailDraft,
  type QueuedMail,
} from './outbox.server.ts'
export { houseMailbox, writeMail, type Letter, type MailLink } from './write-mail.ts'
