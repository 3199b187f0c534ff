import path from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '#db/client/index.server.ts'
import type { Env } from '../env.ts'
import { startDelivery } from './deliver-mails.ts'
import { startReminders } from './reminder-schedule.ts'
import { createFolderTransport, createSmtpTransport } from './transports.ts'

/**
 * Sends what is in the outbox, and puts presale reminders into it when their time has come. Without a mail server mails
 * land as files in `mail` in the data directory. Resolves to how to stop.
 */
export async function startMail(given: {
  env: Pick<Env, 'SMTP_URL'>
  database: Database
  dataDir: string
  publicOrigin: string
  logger: Logger
  clock: () => Date
}): Promise<() => Promise<void>> {
  const { env, dataDir, publicOrigin } = given
  const { hostname } = new URL(publicOrigin)
  const transport = env.SMTP_URL
    ? createSmtpTransport(env.SMTP_URL, hostname)
    : createFolderTransport(path.join(dataDir, 'mail'), hostname)
  const delivery = await startDelivery({ ...given, transport })
  const reminders = startReminders(given)
  return async () => {
    await reminders.stop()
    await delivery.stop()
  }
}
