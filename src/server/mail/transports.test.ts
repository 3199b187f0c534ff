import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import type { QueuedMail } from '#domain/mail/index.server.ts'
import { startMailServer, type ReceivedMail } from '../../../tests/support/mail-server.ts'
import { memoryFiles } from '../../../tests/support/memory-files.ts'
import { createFolderTransport, createSmtpTransport, MailRefusal } from './transports.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const mail: QueuedMail = {
  id: 7,
  sender: '"Haus, Süd" <karten@example.org>',
  recipient: 'clara@example.org',
  replyTo: null,
  subject: 'Jetzt im Vorverkauf: »Fünfte«',
  textBody: 'Guten Tag',
  htmlBody: '<p>Guten Tag</p>',
  headers: {
    'List-Unsubscribe': '<https://example.org/weg>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
  attachments: [],
  createdAt: new Date('2026-11-21T12:00:00Z'),
}
const files = memoryFiles()
const note = async () => {}
const never = new AbortController().signal

describe('a mail server', () => {
  test('receives the mail, complete and for its recipient', async () => {
    const { url, received } = await openSmtp({})
    await createSmtpTransport(url, { idHost: 'example.org', files }).send(mail, never)
    const [one] = received
    expect(one?.recipients).toEqual(['clara@example.org'])
    expect(one?.text).toContain('From: =?UTF-8?Q?Haus=2C_S=C3=BCd?= <karten@example.org>')
    expect(one?.text).toContain('Message-ID: <1795262400000.7@example.org>')
    expect(one?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(one?.text).toContain('Auto-Submitted: auto-generated')
    expect(one?.text).toContain('Date: Sat, 21 Nov 2026 12:00:00 +0000')
  })

  test('receives attached files with their names, and no mail that lacks one', async () => {
    const { url, received } = await openSmtp({})
    const id = 'f'.repeat(32)
    await files.write(id, Readable.from([Buffer.from('%PDF-1.7 Inhalt')]))
    const found = { fileId: id, name: 'Ausweis für Presse.pdf', type: 'application/pdf' }
    const gone = { fileId: 'g'.repeat(32), name: 'fort.pdf', type: 'application/pdf' }
    const transport = createSmtpTransport(url, { idHost: 'example.org', files })
    await expect(transport.send({ ...mail, attachments: [found, gone] }, never)).rejects.toThrow(
      'Attachment 2 of 2 is missing',
    )
    expect(received).toEqual([])
    await transport.send({ ...mail, attachments: [found] }, never)
    const text = received[0]?.text ?? ''
    expect(text).toContain('Content-Type: application/pdf')
    expect(text).toContain(Buffer.from('%PDF-1.7 Inhalt').toString('base64'))
    expect(text).toMatch(/filename\*0\*=utf-8''Ausweis%20f%C3%BCr%20Presse.pdf/)
  })

  test('receives the same id when it receives the mail again', async () => {
    const { url, received } = await openSmtp({})
    const transport = createSmtpTransport(url, { idHost: 'example.org', files })
    await transport.send(mail, never)
    await transport.send(mail, never)
    const ids = received.map(({ text }) => /^Message-ID: .*$/m.exec(text)?.[0])
    expect(new Set(ids).size).toBe(1)
  })

  test('that refuses the recipient permanently is not tried again', async () => {
    const { url } = await openSmtp({
      onRcptTo: (_, __, done) => done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
    })
    await expect(
      createSmtpTransport(url, { idHost: 'example.org', files }).send(mail, never),
    ).rejects.toThrow(MailRefusal)
  })

  test.each([
    [
      'has no time now',
      { onRcptTo: (_, __, done) => done(Object.assign(new Error('Later'), { responseCode: 450 })) },
    ],
    [
      'does not know us',
      {
        authOptional: false,
        onAuth: (_, __, done) => done(Object.assign(new Error('Who are you?'), { responseCode: 535 })),
      },
    ],
  ] satisfies [string, SMTPServerOptions][])('that %s is tried again', async (_, options) => {
    const { url } = await openSmtp(options)
    const address = url.replace('smtp://', 'smtp://user:wrong@')
    const failure: unknown = await createSmtpTransport(address, { idHost: 'example.org', files })
      .send(mail, never)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(MailRefusal)
  })

  test('that hangs up in the middle, or is not there, is tried again', async () => {
    const { url, close } = await openSocket((socket) => socket.end('220 hello\r\n'))
    await expect(
      createSmtpTransport(url, { idHost: 'example.org', files }).send(mail, never),
    ).rejects.not.toThrow(MailRefusal)
    await close()
    await expect(
      createSmtpTransport(url, { idHost: 'example.org', files }).send(mail, never),
    ).rejects.toThrow(/ECONNREFUSED/)
  })

  test('that never answers is abandoned on request', async () => {
    const { url } = await openSocket(() => {})
    const leaving = new AbortController()
    const sending = createSmtpTransport(url, { idHost: 'example.org', files }).send(mail, leaving.signal)
    leaving.abort()
    await expect(sending).rejects.toThrow(/abort/i)
  })
})

describe('a folder', () => {
  test('receives a complete file for each mail, readable for its owner only', async () => {
    const parent = await mkdtemp(path.join(tmpdir(), 'mail-'))
    closers.push(() => rm(parent, { recursive: true }))
    const folder = path.join(parent, 'mail')
    const transport = createFolderTransport(folder, { idHost: 'example.org', files, note })
    await transport.send(mail, never)
    await transport.send(mail, never)
    await transport.send({ ...mail, id: 8 }, never)
    expect((await readdir(folder)).toSorted()).toEqual([
      '2026-11-21T12-00-00-000Z-7.eml',
      '2026-11-21T12-00-00-000Z-8.eml',
    ])
    const file = path.join(folder, '2026-11-21T12-00-00-000Z-7.eml')
    const text = await readFile(file, 'utf8')
    expect(text).toContain('To: clara@example.org\r\n')
    expect(text).toContain('text/plain')
    expect(text).toContain('text/html')
    expect((await stat(file)).mode & 0o077).toBe(0)
  })
})

async function openSmtp(options: SMTPServerOptions) {
  const received: ReceivedMail[] = []
  const { url, close } = await startMailServer((one) => received.push(one), options)
  closers.push(close)
  return { url, received }
}

async function openSocket(answer: Parameters<typeof createServer>[1]) {
  const sockets = new Set<{ destroy(): unknown }>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    answer?.(socket)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  closers.push(close)
  return { url: `smtp://127.0.0.1:${portOf(server)}`, close }
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
