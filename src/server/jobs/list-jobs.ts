import path from 'node:path'
import type { Logger } from 'pino'
import type { JobName } from '#i18n/lazy/jobs.ts'
import type { Database } from '#db/client/index.server.ts'
import { changeChannel } from '#domain/changes/index.server.ts'
import type { FileStore } from '#domain/file-store.ts'
import { sendCorrectionAnswers } from '#domain/corrections/index.server.ts'
import { checkEverything } from '#domain/guard/index.server.ts'
import { effectiveSettings, readSettings } from '#domain/house/index.server.ts'
import { beginDueReadings, importChannel, listWaitingImports } from '#domain/imports/index.server.ts'
import { listWaitingMails, mailChannel } from '#domain/mail/index.server.ts'
import {
  completeMedia,
  listIncompleteMedia,
  mediaChannel,
  type MediaServices,
} from '#domain/media/index.server.ts'
import { checkPlannedReleases, tellOfComingReleases } from '#domain/publishing/index.server.ts'
import { dependantsChannel, listOutdatedDependants, updateDependants } from '#domain/records/index.server.ts'
import { sendChangeNotices, sendDueReminders, tellWaiting } from '#domain/reminders/index.server.ts'
import { completeSearchIndex } from '#domain/search-upkeep/index.server.ts'
import { applyTimeZone, timeZoneChannel } from '#domain/time-zone/index.server.ts'
import { countPopularity } from '#domain/search/index.server.ts'
import { system } from '#domain/scope.ts'
import { forgetFeed } from '#domain/shop-feed/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { nameContent } from '#domain/stores/index.server.ts'
import type { Secrets } from '#domain/users/index.server.ts'
import { queueNews, webhookChannel } from '#domain/webhooks/index.server.ts'
import { backupJob } from '../backup/backup-job.ts'
import { dumpJob } from '../dumps/dump-job.ts'
import type { Env } from '../start/env.ts'
import type { StoreGuard } from '../files/guard-stores.ts'
import { checkLinksOfSite } from '../guard/check-outward-links.ts'
import { followChanges } from '../guard/follow-changes.ts'
import { purgeChanges } from '../purge/purge-changes.ts'
import { askSource } from '../imports/ask-source.ts'
import { importFeed } from '../imports/import-feed.ts'
import { workOnStaffImport } from '../imports/work-on-staff-import.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import { createFolderTransport, createSmtpTransport, type MailTransport } from '../mail/transports.ts'
import { useTimeZone } from '../start/follow-time-zone.ts'
import { settingsFallback } from '../start/settings-fallback.ts'
import { deliverWebhooks } from '../webhooks/deliver-webhooks.ts'
import { sendMessage } from '../webhooks/send-message.ts'
import { cleanUp } from './clean-up.ts'
import type { Job } from './job.ts'

const hour = 3600
const short = { limit: 3, firstPause: 10, maxPause: 60 }

/** Each job of the site has a name for staff. */
type NamedJob = Job & { name: JobName }

/** All background jobs of the site. */
export function listJobs(given: {
  env: Pick<
    Env,
    | 'SMTP_URL'
    | 'SHOP_FEED_URL'
    | 'SHOP_IMPORT_MINUTES'
    | 'TICKET_SHOP_ORIGIN'
    | 'ANALYTICS_SCRIPT'
    | 'ADS_SCRIPT'
    | 'PURGE_URL'
    | 'PURGE_TOKEN'
    | 'BACKUP_TARGET'
    | 'PRIVATE_HOSTS'
    | 'PLANNING_DIR'
  > & { BACKUP_HOURS?: number }
  database: Database
  dataDir: string
  files: FileStore
  media: MediaServices
  guard: StoreGuard
  publicOrigin: string
  /** By which the secrets of webhooks and planning systems are encrypted. */
  secrets: Secrets
  logger: Pick<Logger, 'info' | 'warn' | 'error'>
  clock: () => Date
}): NamedJob[] {
  const { env, database, dataDir, publicOrigin, secrets, logger, clock } = given
  const scope = () => ({ db: database.db, now: clock(), viewer: system })
  const note = async (name: string) => nameContent(scope(), 'mail', name)
  const transport = openTransport({ ...given, note })
  const shop = async () => effectiveSettings(await readSettings(scope()), settingsFallback(env))
  const feedAddress = async () => (await shop()).shop_feed
  const reach = { privateHosts: env.PRIVATE_HOSTS }
  const readFeed = async (signal: AbortSignal, run?: number) => {
    const { shop_feed: address, shop_origin: origin } = await shop()
    if (address === null) {
      await forgetFeed(database)
      return true
    }
    return importFeed(
      { address, ticketOrigins: origin === null ? [] : [origin], everyMinutes: env.SHOP_IMPORT_MINUTES, run },
      { database, dataDir, ask: askSource(reach, 'ShopFeed'), signal, now: clock() },
      logger,
    )
  }
  const jobs: NamedJob[] = [
    {
      name: 'mail', // the key is the mail's id in the outbox
      channel: mailChannel,
      retries: { limit: 13, firstPause: 60, maxPause: 12 * hour }, // two to three days in all
      atEnd: 'is finished',
      run: ({ key, signal, isLastAttempt }) =>
        deliverMail(scope, Number(key), { transport, logger, signal, isLastAttempt }),
    },
    {
      name: 'waiting-mails', // without a notification: queued while no process ran, or restored from a dump
      everyMinutes: 1,
      retries: short,
      atEnd: 'is finished',
      run: async ({ ask }) => ask('mail', (await listWaitingMails(scope())).map(String)),
    },
    {
      name: 'renditions', // the key is the id of a picture
      channel: mediaChannel,
      retries: { limit: 5, firstPause: 10, maxPause: hour },
      atEnd: 'is broken off',
      run: ({ key }) => completeMedia(scope(), given.media, Number(key)),
    },
    {
      name: 'incomplete-pictures', // without a notification: uploaded while no process ran jobs
      everyMinutes: 1,
      retries: short,
      atEnd: 'is finished',
      run: async ({ ask }) => ask('renditions', (await listIncompleteMedia(scope())).map(String)),
    },
    {
      name: 'dependants', // the key is a kind of record and a number, such as `artist:7`
      channel: dependantsChannel,
      retries: { limit: 20, firstPause: 10, maxPause: hour },
      atEnd: 'is broken off',
      run: ({ key }) => updateDependants(scope(), recordStores, key),
    },
    {
      name: 'outdated-dependants', // without a notification, or after a kill
      everyMinutes: 1,
      retries: short,
      atEnd: 'is finished',
      run: async ({ ask }) => ask('dependants', await listOutdatedDependants(scope())),
    },
    {
      name: 'imports', // the key is the number of a run that staff have begun
      channel: importChannel,
      retries: { limit: 60, firstPause: 2, maxPause: 60 }, // another import may be under way
      maxSeconds: 4 * hour,
      atEnd: 'is broken off',
      run: (call) =>
        workOnStaffImport(Number(call.key), {
          ...given,
          feedAddress,
          readFeed,
          reach: {
            ask: askSource(reach, `PlanningReader (+${publicOrigin})`),
            folder: env.PLANNING_DIR ?? null,
            secrets,
          },
          call,
        }),
    },
    {
      name: 'planning-systems', // those whose hour has come
      everyMinutes: 5,
      retries: short,
      atEnd: 'is finished',
      run: () => beginDueReadings(scope()),
    },
    {
      name: 'waiting-imports', // without a notification, or after a kill
      everyMinutes: 1,
      retries: short,
      atEnd: 'is finished',
      run: async ({ ask }) => ask('imports', (await listWaitingImports(scope())).map(String)),
    },
    {
      name: 'presale-reminders',
      everyMinutes: 1,
      retries: short,
      atEnd: 'is broken off',
      run: async ({ signal }) => {
        await sendChangeNotices(scope(), { publicOrigin, signal })
        await sendDueReminders(scope(), { publicOrigin, signal })
        await tellWaiting(scope(), { publicOrigin, signal })
      },
    },
    {
      name: 'correction-answers',
      everyMinutes: 1,
      retries: short,
      atEnd: 'is broken off',
      run: async ({ signal }) => {
        await sendCorrectionAnswers(scope(), { publicOrigin, signal })
      },
    },
    {
      name: 'release-check',
      everyMinutes: 24 * 60,
      retries: short,
      atEnd: 'is broken off',
      run: async ({ signal }) => void (await checkPlannedReleases(scope(), recordStores, signal)),
    },
    {
      name: 'guard',
      channel: changeChannel,
      everyMinutes: 10, // a change in the moment in which the job ends does not request it
      retries: short,
      atEnd: 'is broken off',
      run: ({ signal }) => followChanges(scope, { signal }),
    },
    {
      name: 'guard-night', // what becomes a fault by time
      everyMinutes: 24 * 60,
      retries: short,
      atEnd: 'is broken off',
      run: ({ signal }) => checkEverything(scope(), signal),
    },
    {
      name: 'outward-links',
      everyMinutes: 24 * 60,
      retries: short,
      atEnd: 'is broken off',
      run: async ({ signal }) =>
        checkLinksOfSite(scope, { publicOrigin, shopOrigin: (await shop()).shop_origin, signal, reach }),
    },
    {
      name: 'release-news',
      everyMinutes: 10,
      retries: short,
      atEnd: 'is broken off',
      run: async ({ signal }) =>
        void (await tellOfComingReleases(scope(), recordStores, { publicOrigin, signal })),
    },
    {
      name: 'webhook-news',
      channel: changeChannel,
      everyMinutes: 1, // what becomes public by time, and a change in the moment in which the job ends
      retries: short,
      atEnd: 'is finished',
      run: () => queueNews(scope(), publicOrigin),
    },
    {
      name: 'webhooks',
      channel: webhookChannel,
      everyMinutes: 1, // what is tried again, and what was queued in the moment in which the job ended
      retries: short,
      atEnd: 'is broken off',
      run: ({ signal }) =>
        deliverWebhooks(scope, {
          secrets,
          signal,
          send: (delivery) =>
            sendMessage(delivery, {
              now: clock(),
              userAgent: `Webhooks (+${publicOrigin})`,
              signal,
              ...reach,
            }),
        }),
    },
    {
      name: 'time-zone',
      channel: timeZoneChannel,
      everyMinutes: 1, // without a notification, or after a kill
      retries: { limit: 20, firstPause: 5, maxPause: 60 }, // another command may hold a row
      atEnd: 'is broken off',
      run: async ({ signal }) => {
        // What is interrupted here is done by the job of every night.
        if (!(await applyTimeZone(scope()))) return
        await useTimeZone(database) // the log of changes may tell it later
        await completeSearchIndex(scope(), signal)
      },
    },
    {
      name: 'search-index',
      everyMinutes: 24 * 60,
      retries: short,
      atEnd: 'is broken off',
      run: async ({ signal }) => {
        await completeSearchIndex(scope(), signal)
        await countPopularity(scope())
      },
    },
    {
      name: 'clean-up',
      everyMinutes: 60,
      retries: short,
      atEnd: 'is finished',
      run: () => cleanUp(scope(), { ...given, mailFolder: mailFolderOf(dataDir) }),
    },
    {
      name: 'shop-feed',
      everyMinutes: env.SHOP_IMPORT_MINUTES,
      retries: { limit: 3, firstPause: 30, maxPause: 5 * 60 },
      atEnd: 'is broken off',
      run: async ({ signal }) => void (await readFeed(signal)),
    },
    dumpJob({ database, logger, clock }),
  ]
  const { PURGE_URL: purgeUrl, PURGE_TOKEN: token } = env
  if (purgeUrl !== undefined)
    jobs.push({
      name: 'purge',
      channel: changeChannel,
      everyMinutes: 1, // a change in the moment in which the job ends does not request it
      retries: { limit: 10_000, firstPause: 5, maxPause: 60 }, // until the cache is there again
      atEnd: 'is broken off',
      run: ({ signal }) => purgeChanges(scope, { url: purgeUrl, token }, { signal }),
    })
  if (env.BACKUP_TARGET !== undefined)
    jobs.push(backupJob({ ...env, BACKUP_TARGET: env.BACKUP_TARGET, database, logger, clock }))
  return jobs
}

/** Without a mail server, mails are written as files to `mail` in the data directory. */
function openTransport(
  given: Parameters<typeof listJobs>[0] & { note: (name: string) => Promise<void> },
): MailTransport {
  const { env, dataDir, files, publicOrigin, note } = given
  const from = { idHost: new URL(publicOrigin).hostname, files }
  return env.SMTP_URL
    ? createSmtpTransport(env.SMTP_URL, from)
    : createFolderTransport(mailFolderOf(dataDir), { ...from, note })
}

function mailFolderOf(dataDir: string): string {
  return path.join(dataDir, 'mail')
}
