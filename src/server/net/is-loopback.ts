/** Whether a host name or an address, with or without brackets, is that of the machine itself. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  return /^(localhost|.+\.localhost|::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(name)
}

export function isLoopbackOrigin(origin: string): boolean {
  return isLoopback(new URL(origin).hostname)
}

/** Whether a request names the machine itself as its host, and no proxy has passed it on. */
export function isFromOwnMachine({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const isPassedOn = [...headers.keys()].some((name) =>
    /^(forwarded|via|x-real-ip|x-forwarded-.+)$/.test(name),
  )
  return !isPassedOn && isLoopbackOrigin(url)
}
