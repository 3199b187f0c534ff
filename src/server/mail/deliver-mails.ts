import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'
import type { Database } from '#db/client/index.server.ts'
import {
  clearOutbox,
  findNextAttempt,
  mailChannel,
  noteFailure,
  noteSent,
  takeMail,
  type QueuedMail,
} from '#domain/mail/index.server.ts'
import { MailRefusal, type MailTransport } from './transports.ts'

export type Delivery = {
  /** Sends what is due; resolves when nothing is any more. */
  deliver(): Promise<void>
  /** Resolves when the mail in hand is out of it, or soon; what still waits is sent after the next start. */
  stop(): Promise<void>
}

/** The longest time between two looks into the outbox, in milliseconds; mostly a notification comes before. */
const longestPause = 60_000
/** An attempt that takes longer is broken off: the outbox gives the mail to the next worker after five minutes. */
const deadline = 120_000
/** How long an attempt may still last when the program ends. */
const graceAtEnd = 5000

/**
 * Sends the mails of the outbox, one after the other, until it is stopped. Several processes may do so on one database:
 * each mail is taken by one of them.
 */
export async function startDelivery(given: {
  database: Pick<Database, 'db' | 'listen'>
  transport: MailTransport
  logger: Pick<Logger, 'warn' | 'error'>
  clock: () => Date
}): Promise<Delivery> {
  const { database, transport, logger, clock } = given
  const place = () => ({ db: database.db, now: clock() })
  const stopping = new AbortController()
  const ending = new AbortController()
  let working: Promise<void> | null = null
  let isAwaited = false
  let timer: NodeJS.Timeout | undefined

  const sendOne = async (mail: QueuedMail) => {
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(deadline), ending.signal])
      await unlessAborted(transport.send(mail, signal), signal)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const isGivenUp = await noteFailure(place(), mail, { reason, isFinal: error instanceof MailRefusal })
      const details = { mail: mail.id, attempt: mail.attempts, reason }
      if (isGivenUp) logger.error(details, 'a mail was given up')
      else logger.warn(details, 'a mail could not be sent yet')
      return
    }
    await noteSent(place(), mail)
  }

  const work = async () => {
    clearTimeout(timer)
    let pause = longestPause
    try {
      do {
        isAwaited = false
        for (let mail = await next(); mail !== null; mail = await next()) await sendOne(mail)
      } while (isAwaited && !stopping.signal.aborted)
      await clearOutbox(place())
      const due = await findNextAttempt(place())
      if (due) pause = Math.min(pause, Math.max(1000, due.getTime() - clock().getTime()))
    } catch (error) {
      if (!stopping.signal.aborted) logger.error({ err: error }, 'the outbox could not be read')
    }
    working = null
    if (!stopping.signal.aborted) timer = setTimeout(() => void begin(), pause).unref()
  }
  const next = () => (stopping.signal.aborted ? Promise.resolve(null) : takeMail(place()))

  const begin = (): Promise<void> => {
    if (stopping.signal.aborted) return Promise.resolve()
    if (working) isAwaited = true
    else working = work()
    return working
  }

  // A notification may arrive inside the transaction that sent it, where the outbox can't be read yet.
  const outside = AsyncLocalStorage.snapshot()
  const stopListening = await database.listen(mailChannel, () => void outside(begin))
  timer = setTimeout(() => void begin(), 0).unref()
  return {
    deliver: begin,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await stopListening().catch(() => {})
      const grace = setTimeout(() => ending.abort(new Error('The program ended.')), graceAtEnd)
      await working
      clearTimeout(grace)
    },
  }
}

/** A transport that does not heed its signal is not waited for. */
async function unlessAborted(sending: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = Promise.withResolvers<never>()
  const refuse = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', refuse, { once: true })
  try {
    await Promise.race([sending, aborted.promise])
  } finally {
    signal.removeEventListener('abort', refuse)
  }
}
