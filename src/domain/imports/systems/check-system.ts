import type { ErrorCode } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { checkWebhookAddress } from '../../webhooks/index.server.ts'

/**
 * Why a planning system can't be read: what it has is neither an address, which is judged as every typed one, nor the name of a
 * file. An address that is stored already may stay, also where it leads into a private network by now.
 */
export async function checkSystem(
  { address }: { address: string },
  { scope, before }: { scope: Pick<Scope, 'judgeAddress'>; before: { address: string } | null },
): Promise<Record<string, ErrorCode>> {
  if (!isAddress(address)) return /^[^./\\:][^/\\:]*$/.test(address) ? {} : { address: 'source' }
  const error = address === before?.address ? null : await checkWebhookAddress(scope, address)
  return error ? { address: error } : {}
}

/** Whether a source is an address, and not the name of a file. */
export function isAddress(source: string): boolean {
  return /^https?:/i.test(source) && URL.canParse(source)
}
