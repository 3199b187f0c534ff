import { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { isRecord } from '#json/is-record.ts'

/**
 * Whether the client has closed the connection before its request was complete, so that nobody waits for an answer.
 */
export function isClientDisconnected(context: Context): boolean {
  const bindings: unknown = context.env // missing in tests without a port
  if (!isRecord(bindings) || !(bindings['incoming'] instanceof IncomingMessage)) return false
  return bindings['incoming'].readableAborted
}
