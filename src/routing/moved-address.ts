/**
 * The target of a stored redirect as a `Location` header: ASCII only, with the query of the requested address. Null
 * when it leads nowhere, to the address itself, or to another host by a manipulated path.
 */
export function movedAddress(stored: string | null, from: URL): string | null {
  if (stored === null || !/^(\/(?![/\\])|https:\/\/)[^\p{C}\\]*$/u.test(stored)) return null
  const isOwn = stored.startsWith('/')
  if (!URL.canParse(stored, from.origin)) return null
  const target = new URL(stored, from.origin)
  if (isOwn && (target.origin !== from.origin || target.pathname.startsWith('//'))) return null
  for (const [name, value] of from.searchParams)
    if (!target.searchParams.has(name)) target.searchParams.append(name, value)
  const path = target.pathname + target.search + target.hash
  if (target.pathname === from.pathname && isOwn) return null
  return isOwn ? path : target.href
}
