/**
 * Whether messages can be sent to an address: by TLS. The own machine is the exception, for whoever develops a receiver; the
 * sender refuses it unless the program was started so.
 */
export function isWebhookAddress(address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '') return false
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwnMachine)
}
