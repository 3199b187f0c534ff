import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Note } from '../readiness/open-notes.ts'
import { readProgramVersion } from '#db/client/program-version.ts'
import type { FailedCheck } from '../readiness/failed-check.ts'

export type Probes = {
  /** Answers `/healthz` and `/readyz`; returns false for every other address. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  /** Sets the check that decides whether the site is ready, and the notes that are sent with its result. */
  ask(check: () => Promise<readonly FailedCheck[]>, findNotes?: () => Promise<readonly Note[]>): void
}

/**
 * The health endpoints for an operator's tools: `/healthz` reports that the process is alive, and its version, and uses nothing else,
 * `/readyz` that the site can do its work. Both are requested by network address, so they are handled before the
 * check of the host.
 */
export function openProbes(): Probes {
  let findFailedChecks = async (): Promise<readonly FailedCheck[]> => [
    { code: 'starting', message: 'The site is still starting.' },
  ]
  let findNotes: () => Promise<readonly Note[]> = async () => []
  return {
    handle(request, response) {
      const path = request.url?.split('?')[0]
      if (path !== '/healthz' && path !== '/readyz') return false
      if (path === '/healthz') answerAlive(request, response)
      else if (isRead(request, response))
        Promise.all([findFailedChecks(), findNotes()]).then(
          ([troubles, notes]) => sendReadiness(response, troubles, notes),
          () => sendReadiness(response, [{ code: 'check', message: 'The check itself failed.' }], []),
        )
      return true
    },
    ask(check, notes = async () => []) {
      findFailedChecks = check
      findNotes = notes
    },
  }
}

/** Answers `/healthz`. `still` are the processes that are not alive, as far as whoever answers knows of others. */
export function answerAlive(
  request: IncomingMessage,
  response: ServerResponse,
  still: readonly string[] = [],
): void {
  if (!isRead(request, response)) return
  const version = readProgramVersion()
  if (still.length === 0) send(response, 200, { status: 'alive', version })
  else send(response, 503, { status: 'not alive', version, still }, { 'Retry-After': '10' })
}

/** Whether the method is one that a probe may use; otherwise it is refused. */
function isRead({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': '0' }).end()
  return false
}

function sendReadiness(
  response: ServerResponse,
  troubles: readonly FailedCheck[],
  notes: readonly Note[],
): void {
  if (troubles.length === 0) send(response, 200, { status: 'ready', notes })
  else send(response, 503, { status: 'not ready', troubles, notes }, { 'Retry-After': '10' })
}

function send(response: ServerResponse, status: number, body: object, headers = {}): void {
  const text = `${JSON.stringify(body)}\n`
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}
