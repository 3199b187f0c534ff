/**
 * The visitor's network address. Behind a trusted proxy it is the last entry of X-Forwarded-For, which the proxy itself
 * has added; earlier entries can be forged. Without a proxy the header is ignored.
 */
export function clientAddress(given: {
  socketAddress: string
  forwardedFor: string | undefined
  isProxyTrusted: boolean
}): string {
  const { socketAddress, forwardedFor, isProxyTrusted } = given
  if (!isProxyTrusted || forwardedFor === undefined) return socketAddress
  return forwardedFor.split(',').at(-1)?.trim() || socketAddress
}
