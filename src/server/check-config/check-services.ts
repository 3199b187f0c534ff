import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import { openStores } from '../files/open-stores.ts'
import { checkDisk } from '../readiness/check-disk.ts'
import { check, type Check } from './check.ts'

/** How long each service may take to answer, in milliseconds. */
const timeout = 10_000

/** Checks what the site uses besides the database: disk, store, mail server, ticket shop. */
export function checkServices(env: Env, dataDir: string): Promise<Check[]> {
  return Promise.all([
    check('DATA_DIR', async () => {
      const trouble = await checkDisk(dataDir)
      if (trouble) throw new Error(trouble.message)
      return dataDir
    }),
    check('STORAGE_URL', () => checkStore(env.STORAGE_URL, dataDir)),
    check('SMTP_URL', () => checkMailServer(env.SMTP_URL)),
    check('TICKET_SHOP_ORIGIN', () =>
      env.TICKET_SHOP_ORIGIN
        ? answerOf(env.TICKET_SHOP_ORIGIN)
        : Promise.resolve('not set: the demo shop is started'),
    ),
    ...(env.SHOP_FEED_URL ? [check('SHOP_FEED_URL', () => answerOf(env.SHOP_FEED_URL ?? ''))] : []),
  ])
}

/** Writes a file, and removes it again. */
async function checkStore(storageUrl: string | undefined, dataDir: string): Promise<string> {
  const stores = await openStores({ dataDir, storageUrl })
  const { media: store } = stores
  const id = `check-config-${randomUUID()}`
  try {
    await store.write(id, Readable.from([new Uint8Array([1])]))
    if ((await store.sizeOf(id)) !== 1) throw new Error('A file that was written cannot be found.')
    await store.remove(id)
  } finally {
    stores.close()
  }
  return storageUrl ? 'files can be written, found and removed' : 'not set: files are in DATA_DIR'
}

async function checkMailServer(url: string | undefined): Promise<string> {
  if (!url) return 'not set: mails are written to DATA_DIR/mail, and nobody receives them'
  const mailer = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  })
  await mailer.verify()
  mailer.close()
  return `${new URL(url).host} accepts mails`
}

async function answerOf(url: string): Promise<string> {
  const { host } = new URL(url)
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch((error: unknown) => {
    throw new Error(`${host} does not answer (${describeCause(error)})`)
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`${host} answers ${answer.status}`)
  return `${host} answers`
}

function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
