/** The two ways a mail can take: to a mail server, or as a file into a folder where there is none. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { readMailbox, type QueuedMail } from '#domain/mail/index.server.ts'

export type MailTransport = {
  /** Resolves once the mail is out of our hands; rejects with a MailRefusal when trying again makes no sense. */
  send(mail: QueuedMail, signal: AbortSignal): Promise<void>
}

/** The server will not have this mail, now or later. */
export class MailRefusal extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'MailRefusal'
  }
}

/** No step of the conversation with a mail server may take longer, in milliseconds. */
const patience = 30_000

/** Sends by the mail server at an address such as `smtps://user:password@mail.example.org`. */
export function createSmtpTransport(url: string, idHost: string): MailTransport {
  const mailer = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  })
  return {
    async send(mail, signal) {
      // The library's types are older than its signal.
      const options = { ...messageOf(mail, idHost), signal }
      try {
        await mailer.sendMail(options)
      } catch (error) {
        throw isRefusal(error) ? new MailRefusal(error.message, { cause: error }) : error
      }
    },
  }
}

/** Writes each mail into the folder as an `.eml` file, whole or not at all. The folder is made when it is needed. */
export function createFolderTransport(folder: string, idHost: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await writer.sendMail(messageOf(mail, idHost))
      if (!Buffer.isBuffer(message)) throw new Error('The mail could not be written.')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = mail.createdAt.toISOString().replaceAll(/[:.]/g, '-')
      const file = path.join(folder, `${time}-${mail.id}.eml`)
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}

/** The same mail has the same id whenever it is sent, so that servers may notice a second copy. */
function messageOf(mail: QueuedMail, idHost: string) {
  const { id, sender, recipient, replyTo, subject, textBody, htmlBody, headers, createdAt } = mail
  return {
    messageId: `<${createdAt.getTime()}.${id}@${idHost}>`,
    date: createdAt,
    from: readMailbox(sender),
    to: { name: '', address: recipient },
    ...(replyTo === null ? {} : { replyTo: readMailbox(replyTo) }),
    subject,
    text: textBody,
    ...(htmlBody === null ? {} : { html: htmlBody }),
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** What a server answers with 5xx to the recipient or the text; a refused log-in is a matter of settings. */
function isRefusal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500
  )
}
