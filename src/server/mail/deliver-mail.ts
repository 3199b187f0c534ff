import type { Logger } from 'pino'
import { findOutage } from '#db/client/errors.ts'
import { findWaitingMail, noteFailure, noteSent } from '#domain/mail/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { MailRefusal, type MailTransport } from './transports.ts'

/** Timeout of one delivery attempt, in milliseconds. */
const deadline = 120_000
/** Each waits for a server that restarts. */
const attemptsToNote = 3

/**
 * Sends one mail of the outbox unless it was sent already, and records the outcome. Throws errors that are worth a
 * retry; a mail that is permanently refused, or whose last attempt fails, is given up.
 */
export async function deliverMail(
  scope: () => Pick<Scope, 'db' | 'now'>,
  id: number,
  given: {
    transport: MailTransport
    logger: Pick<Logger, 'error'>
    isLastAttempt: boolean
    /**
     * Aborts the attempt without recording a result: the failure was on our side, or another process has taken over the
     * mail.
     */
    signal: AbortSignal
  },
): Promise<void> {
  const { transport, logger, isLastAttempt, signal } = given
  const mail = await findWaitingMail(scope(), id)
  if (!mail) return
  const end = AbortSignal.any([AbortSignal.timeout(deadline), signal])
  end.throwIfAborted()
  try {
    await unlessAborted(transport.send(mail, end), end)
  } catch (error) {
    if (signal.aborted) throw error
    const reason = error instanceof Error ? error.message : String(error)
    const isGivenUp = isLastAttempt || error instanceof MailRefusal
    await noteFailure(scope(), id, { reason, isGivenUp })
    if (!isGivenUp) throw error
    logger.error({ mail: id, reason }, 'a mail was given up')
    return
  }
  await noteSurely(scope, id)
}

/** Repeats the note if the database restarts meanwhile, because the mail would be sent again without it. */
async function noteSurely(scope: () => Pick<Scope, 'db' | 'now'>, id: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await noteSent(scope(), id)
    } catch (error) {
      if (attempt === attemptsToNote || findOutage(error) !== 'unreachable') throw error
    }
  }
}

/** Does not wait for a transport that ignores its signal. */
async function unlessAborted(sending: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = Promise.withResolvers<never>()
  const refuse = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', refuse, { once: true })
  if (signal.aborted) refuse()
  try {
    await Promise.race([sending, aborted.promise])
  } finally {
    signal.removeEventListener('abort', refuse)
  }
}
