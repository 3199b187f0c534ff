import { describeError, type Report } from './describe-error.ts'

export type ErrorService = {
  /** Queues an error for sending. Returns at once, never throws, and drops the error when there are too many. */
  report(report: Report): void
  /** Waits a short time for errors that are being sent. */
  close(): Promise<void>
}

type Options = {
  /** `https://key@host/project`, as the service shows it; the settings have validated its form. */
  dsn: string
  clock: () => Date
  /** Called with the first failure of several. */
  onTrouble: (reason: string) => void
}

/** The maximum number of errors that wait to be sent; further ones are dropped, because they are mostly the same. */
const maxWaiting = 30
/** Timeout for sending one error, and for waiting at the end of the program, in milliseconds. */
const timeout = { send: 5000, close: 2000 }
/** After a failure nothing is sent for this long, in seconds, unless the service asks for another pause. */
const pauseSeconds = 60

/**
 * A client of services that speak Sentry's protocol (envelopes over HTTP). It sends one error after the other,
 * independently of the answers to visitors, and drops errors that cannot be sent.
 */
export function openErrorService({ dsn, clock, onTrouble }: Options): ErrorService {
  const { endpoint, headers } = readDsn(dsn)
  const waiting: string[] = []
  const closing = new AbortController()
  let sending: Promise<void> | null = null
  let pausedUntil = 0
  let isInTrouble = false

  const pause = (reason: string, seconds = pauseSeconds) => {
    waiting.length = 0
    pausedUntil = clock().getTime() + seconds * 1000
    if (!isInTrouble) onTrouble(reason)
    isInTrouble = true
  }
  const sendOne = async (body: string) => {
    const signal = AbortSignal.any([AbortSignal.timeout(timeout.send), closing.signal])
    const answer = await fetch(endpoint, { method: 'POST', headers, body, signal, redirect: 'error' })
    await answer.body?.cancel()
    if (answer.ok) isInTrouble = false
    else pause(`it answered with ${answer.status}`, Number(answer.headers.get('retry-after')) || undefined)
  }
  const sendAll = async () => {
    for (let body = waiting.shift(); body !== undefined; body = waiting.shift())
      await sendOne(body).catch((error: unknown) => pause(String(error)))
  }
  const start = () => {
    if (waiting.length > 0)
      sending ??= sendAll().finally(() => {
        sending = null
        start() // what was reported at the very end
      })
  }

  return {
    report(report) {
      const now = clock()
      if (waiting.length >= maxWaiting || now.getTime() < pausedUntil) return
      try {
        waiting.push(envelopeOf(report, now))
      } catch (error) {
        onTrouble(String(error)) // an error that cannot be described must not cause another one
      }
      start()
    },
    async close() {
      const timer = setTimeout(() => closing.abort(), timeout.close)
      await sending
      clearTimeout(timer)
    },
  }
}

/** An envelope has three lines: its header, the header of its one item, and the item. */
function envelopeOf(report: Report, now: Date): string {
  const event = describeError(report, now)
  const item = JSON.stringify(event)
  const about = { event_id: event.event_id, sent_at: now.toISOString() }
  const length = Buffer.byteLength(item)
  const lines = [JSON.stringify(about), JSON.stringify({ type: 'event', length }), item]
  return `${lines.join('\n')}\n`
}

function readDsn(dsn: string): { endpoint: string; headers: Record<string, string> } {
  const { protocol, host, username, pathname } = new URL(dsn)
  const [, folder = '', project = ''] = /^(.*\/)(\d+)$/.exec(pathname) ?? []
  return {
    endpoint: `${protocol}//${host}${folder}api/${project}/envelope/`,
    headers: {
      'Content-Type': 'application/x-sentry-envelope',
      'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=concert-hall/1, sentry_key=${username}`,
    },
  }
}
