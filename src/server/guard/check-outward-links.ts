import { setTimeout } from 'node:timers/promises'
import pLimit from 'p-limit'
import { checkOutwardLinks, listDueAddresses, noteAddress } from '#domain/guard/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { isLoopbackOrigin } from '../net/is-loopback.ts'
import { askAddress } from './ask-address.ts'
import type { Reach } from './public-lookup.ts'

/** How many addresses are asked in a night at most. */
const maxAddresses = 300
/** The pause between two requests to the same server, in milliseconds. */
const pause = 1000
/** How many servers are asked at once. */
const servers = 4
/** Names that nobody can have (RFC 2606 and 6761), as in examples and demos. */
const reservedNames = /(^|\.)(example|test|invalid|localhost|local|internal)$|(^|\.)example\.(com|net|org)$/

/**
 * Asks the addresses of other sites that are due, one after the other for each server, and runs the rule of broken links.
 * A site that runs on its developer's machine asks nobody. No site asks itself, nor its ticket shop, whose addresses come
 * from the shop.
 */
export async function checkLinksOfSite(
  scope: () => Pick<Scope, 'db' | 'now'>,
  {
    publicOrigin,
    shopOrigin,
    signal,
    reach = {},
    ask = askAddress,
    wait = setTimeout,
  }: {
    publicOrigin: string
    shopOrigin: string | null
    signal: AbortSignal
    reach?: Reach
    ask?: typeof askAddress
    wait?: (milliseconds: number) => Promise<unknown>
  },
): Promise<void> {
  if (isLoopbackOrigin(publicOrigin)) return
  const own = [publicOrigin, ...(shopOrigin === null ? [] : [shopOrigin])].map(
    (origin) => new URL(origin).host,
  )
  const due = await listDueAddresses(scope(), maxAddresses)
  const isAsked = (address: string) => {
    const url = URL.canParse(address) ? new URL(address) : null
    return url !== null && !own.includes(url.host) && !reservedNames.test(url.hostname)
  }
  // They are no fault, and don't take the places of others.
  for (const address of due) if (!isAsked(address)) await noteAddress(scope(), address, null)
  const limit = pLimit(servers)
  const userAgent = `LinkCheck (+${publicOrigin})`
  const askServer = async (addresses: string[]) => {
    for (const [index, address] of addresses.entries()) {
      if (index > 0) await wait(pause)
      if (signal.aborted) return
      await noteAddress(scope(), address, await ask(address, { userAgent, signal, ...reach }))
    }
  }
  const byServer = Map.groupBy(due.filter(isAsked), (address) => new URL(address).host)
  await Promise.all([...byServer.values()].map((addresses) => limit(askServer, addresses)))
  await checkOutwardLinks(scope())
}
