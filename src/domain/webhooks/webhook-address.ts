import type { Scope } from '../scope.ts'

/**
 * Why nothing can be sent to an address, or null: messages go by TLS into the public internet, and also without it to the
 * hosts that may be private.
 */
export async function checkWebhookAddress(
  { judgeAddress }: Pick<Scope, 'judgeAddress'>,
  address: string,
): Promise<'https_only' | 'private_host' | null> {
  const url = URL.parse(address)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || url.username !== '' || url.password !== '') return 'https_only'
  const verdict = await judgeAddress?.(address)
  if (verdict === 'private') return 'private_host'
  return url.protocol === 'https:' || verdict === 'allowed' ? null : 'https_only'
}
