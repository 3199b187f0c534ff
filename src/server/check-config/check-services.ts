import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { encrypt } from '../backup/encryption.ts'
import { openTarget } from '../backup/open-place.ts'
import { effectiveSettings, type HouseSettings } from '#domain/house/index.server.ts'
import type { Env } from '../start/env.ts'
import { requestProblem } from '../guard/public-lookup.ts'
import { requestGuarded } from '../guard/request-guarded.ts'
import { settingsFallback } from '../start/settings-fallback.ts'
import { openStores } from '../files/open-stores.ts'
import { checkDisk } from '../readiness/check-disk.ts'
import { check, type Check } from './check.ts'

/** How long each service may take to answer, in milliseconds. */
const timeout = 10_000

/** Checks what the site uses besides the database: disk, store, mail server, ticket shop. */
export function checkServices(env: Env, dataDir: string, house: HouseSettings | null): Promise<Check[]> {
  const named = settingsFallback(env)
  const { shop_origin: shop, shop_feed: feed } = house ? effectiveSettings(house, named) : named
  return Promise.all([
    check('DATA_DIR', async () => {
      const trouble = await checkDisk(dataDir)
      if (trouble) throw new Error(trouble.message)
      return dataDir
    }),
    check('STORAGE_URL', () => checkStore(env.STORAGE_URL, dataDir)),
    ...(env.BACKUP_TARGET
      ? [check('BACKUP_TARGET', () => checkBackups(env.BACKUP_TARGET ?? '', env.BACKUP_RECIPIENTS))]
      : []),
    check('SMTP_URL', () => checkMailServer(env.SMTP_URL)),
    check('ticket shop', () =>
      shop
        ? answerOf(shop, {
            from: originOf(house?.shop_origin, 'TICKET_SHOP_ORIGIN'),
            isGood: (status) => status < 400,
            // Browsers open the shop, the site does not: that of the environment may be anywhere.
            privateHosts: house?.shop_origin ? env.PRIVATE_HOSTS : [new URL(shop).hostname],
          })
        : Promise.resolve(env.DEMO ? 'not set: the demo shop is started' : 'not set: no ticket shop'),
    ),
    ...(feed
      ? [
          check('ticket feed', () =>
            answerOf(feed, {
              from: originOf(house?.shop_feed, 'SHOP_FEED_URL'),
              isGood: (status) => status === 200,
              privateHosts: env.PRIVATE_HOSTS,
            }),
          ),
        ]
      : []),
  ])
}

/** Where a setting comes from: the house's own come before the variables. */
function originOf(own: string | null | undefined, variable: string): string {
  return own ? 'settings of the house' : variable
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

/** Writes an encrypted file as backups are written, reads it back, and removes it again. */
async function checkBackups(target: string, recipients: readonly string[]): Promise<string> {
  const place = await openTarget(target)
  const name = `check-config-${randomUUID()}`
  try {
    const encrypted = await buffer(encrypt(Readable.from([new Uint8Array([1])]), recipients))
    await place.write(name, Readable.from([encrypted]))
    if (!(await buffer(place.read(name))).equals(encrypted))
      throw new Error('A file that was written is another one when it is read.')
    await place.remove(name)
    if ((await place.list()).has(name)) throw new Error('A file that was removed is still there.')
  } finally {
    place.close()
  }
  const keys =
    recipients.length === 1 ? '1 key, if it is lost so are all backups' : `${recipients.length} keys`
  return `${place.shownAs}: files can be written, read and removed; encrypted for ${keys}`
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

/** `from` says in the result where the address comes from. */
async function answerOf(
  address: string,
  given: { from: string; isGood: (status: number) => boolean; privateHosts: readonly string[] },
): Promise<string> {
  const { from, isGood, privateHosts } = given
  const url = new URL(address)
  const host = `${url.host} (${from})`
  const request = { headers: { accept: '*/*' }, signal: AbortSignal.timeout(timeout) }
  const answer = await requestGuarded(url, request, { privateHosts }).catch((error: unknown) => {
    const problem = requestProblem(error)
    throw new Error(
      problem === 'private'
        ? `${host} is in a private network; PRIVATE_HOSTS=${url.host} allows it`
        : `${host} does not answer (${error instanceof Error ? error.message : problem})`,
    )
  })
  answer.destroy()
  const { statusCode: status = 0 } = answer
  if (!isGood(status)) throw new Error(`${host} answers ${status}`)
  return `${host} answers`
}
