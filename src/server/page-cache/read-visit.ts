import type { IncomingMessage } from 'node:http'
import { isPrivateQuery } from '#routing/private-query.ts'

/** Nobody links to more than this; what is longer is a program's, and no two are alike. In characters. */
const longestAddress = 1000

/** Which query parameters the page, call or feed at a path knows; null where nothing may be kept. */
export type ParamsOf = (path: string) => readonly string[] | null

/** What a visitor asks for, without what makes no difference to the answer. */
export type Visit = {
  key: string
  /** Path and query with known parameters only, in the visitor's order: links of the page keep it. */
  address: string
  savesData: boolean
  /** Whether the visitor's own address was another one. */
  isAltered: boolean
}

/** Reads what is asked; null for whatever the application has to answer itself, such as all that staff ask. */
export function readVisit(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  paramsOf: ParamsOf,
): Visit | null {
  const { method, url = '', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  // Any mention of a session will do: a name that only looks like it costs a rendering, a missed one a secret.
  if (headers.authorization !== undefined || headers.cookie?.includes('sessionid')) return null
  if (!url.startsWith('/') || url.length > longestAddress) return null
  const { pathname, searchParams } = new URL(`http://host${url}`)
  if (isPrivateQuery(`?${searchParams.toString()}`)) return null
  const known = paramsOf(pathname)
  if (!known) return null
  const asked = [...searchParams].filter(([name, value]) => known.includes(name) && value !== '')
  const query = new URLSearchParams(asked).toString()
  if (query.includes('%EF%BF%BD')) return null // not UTF-8, which is for the application to refuse
  const address = query === '' ? pathname : `${pathname}?${query}`
  const savesData = headers['save-data'] === 'on'
  return { key: savesData ? `${address} save-data` : address, address, savesData, isAltered: address !== url }
}
