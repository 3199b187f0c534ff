import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** How many proxies of our own stand between visitors and the site, or at which addresses they are. */
export type TrustedProxies = number | BlockList

/**
 * Reads the setting: `0`, a number of proxies, or their addresses and networks, separated by commas. Throws a RangeError
 * that names what is wrong.
 */
export function readTrustedProxies(setting: string): TrustedProxies {
  if (setting === 'true' || setting === 'false') return setting === 'true' ? 1 : 0
  if (/^\d$/.test(setting)) return Number(setting)
  const list = new BlockList()
  for (const item of setting.split(',').map((text) => text.trim())) {
    const [address = '', prefix, ...rest] = item.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    const longest = family === 'ipv4' ? 32 : 128
    const bits = prefix === undefined ? longest : /^\d+$/.test(prefix) ? Number(prefix) : -1
    if ((family === 'ipv6' && !isIPv6(address)) || rest.length > 0 || bits < 0 || bits > longest)
      throw new RangeError(
        'must be a number of proxies (0 to 9), or addresses and networks such as 127.0.0.1,10.0.0.0/8',
      )
    list.addSubnet(address, bits, family)
  }
  return list
}
