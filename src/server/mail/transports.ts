/** The two mail transports: an SMTP server, or files in a folder when no server is configured. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { readKept, type FileStore } from '#domain/file-store.ts'
import { readMailbox, type QueuedMail } from '#domain/mail/index.server.ts'

export type MailTransport = {
  /** Resolves once the mail has been handed over; rejects with a MailRefusal when a retry makes no sense. */
  send(mail: QueuedMail, signal: AbortSignal): Promise<void>
}

/** The host in Message-IDs, and the store of attached files. */
type Origin = { idHost: string; files: Pick<FileStore, 'read' | 'trash'> }

/** The server permanently refuses this mail. */
export class MailRefusal extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'MailRefusal'
  }
}

/** Timeout of each step of the SMTP dialogue, in milliseconds. */
const timeout = 30_000

/** Sends mails through the SMTP server at an address such as `smtps://user:password@mail.example.org`. */
export function createSmtpTransport(url: string, { idHost, files }: Origin): MailTransport {
  const mailer = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  })
  return {
    async send(mail, signal) {
      // The library's type declarations lack the `signal` option.
      const options = { ...(await messageOf(mail, { idHost, files })), signal }
      try {
        await mailer.sendMail(options)
      } catch (error) {
        throw isRefusal(error) ? new MailRefusal(error.message, { cause: error }) : error
      }
    },
  }
}

/**
 * Writes each mail atomically into the folder as an `.eml` file, whose name is noted before, so that the file can be
 * deleted with the row of its mail. The folder is created when it is first needed.
 */
export function createFolderTransport(
  folder: string,
  { idHost, files, note }: Origin & { note: (name: string) => Promise<void> },
): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await writer.sendMail(await messageOf(mail, { idHost, files }))
      if (!Buffer.isBuffer(message)) throw new Error('The mail could not be written.')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = mail.createdAt.toISOString().replaceAll(/[:.]/g, '-')
      const name = `${time}-${mail.id}.eml`
      await note(name)
      const file = path.join(folder, name)
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}

/** A mail keeps its Message-ID across attempts, so that servers can detect duplicates. */
async function messageOf(mail: QueuedMail, { idHost, files }: Origin) {
  const { id, sender, recipient, replyTo, subject, textBody, htmlBody, headers, createdAt } = mail
  return {
    messageId: `<${createdAt.getTime()}.${id}@${idHost}>`,
    date: createdAt,
    from: readMailbox(sender),
    to: { name: '', address: recipient },
    ...(replyTo === null ? {} : { replyTo: readMailbox(replyTo) }),
    subject,
    attachments: await readAttachments(mail, files),
    text: textBody,
    ...(htmlBody === null ? {} : { html: htmlBody }),
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Throws when one is missing: the mail is not sent without it. */
async function readAttachments({ attachments }: QueuedMail, files: Origin['files']) {
  const read: { filename: string; contentType: string; content: Readable }[] = []
  for (const [index, { fileId, name, type }] of attachments.entries()) {
    const content = await readKept(files, fileId)
    if (!content) {
      for (const opened of read) opened.content.destroy()
      throw new Error(`Attachment ${index + 1} of ${attachments.length} is missing in the store of files.`)
    }
    read.push({ filename: name, contentType: type, content: Readable.from(content) })
  }
  return read
}

/** A 5xx response to the recipient or the message; a refused login is a configuration error instead. */
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
