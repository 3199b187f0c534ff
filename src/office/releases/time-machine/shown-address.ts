import { hallInput, hallInstant } from '#i18n/hall-time.ts'
import { timeMachinePath } from '../../shell/menu-places.ts'

/** What the time machine shows: `at` is a minute of the hall (`2027-03-12T11:00`), `path` an address of the site. */
export type Shown = { at: string; viewer: 'visitor' | 'staff'; width: 'phone' | 'desktop'; path: string }

/** What an address of the time machine asks for; without a path, the front page in a language. */
export function shownOf(search: string, initially: Pick<Shown, 'at' | 'path'>): Shown {
  const query = new URLSearchParams(search)
  const at = query.get('at') ?? ''
  const path = query.get('path') ?? ''
  return {
    at: hallInstant(at) ? at : initially.at,
    viewer: query.get('as') === 'staff' ? 'staff' : 'visitor',
    width: query.get('width') === 'phone' ? 'phone' : 'desktop',
    // Of this site only.
    path: /^\/(?![/\\])/.test(path) ? path : initially.path,
  }
}

/** The query of the time machine for what it shows, which colleagues can open. */
export function queryOf({ at, viewer, width, path }: Shown): string {
  return new URLSearchParams({ at, as: viewer, width, path }).toString()
}

/** The address of the time machine at the minute of a release, or at the next one if that is not a full minute. */
export function timeMachineAddress(publishAt: string): string {
  const minute = new Date(Math.ceil(Date.parse(publishAt) / 60_000) * 60_000)
  return `/admin/${timeMachinePath}?${new URLSearchParams({ at: hallInput(minute.toISOString()) }).toString()}`
}

/** An address of the site as of a time; null for other sites, for what is no page, and for the back office. */
export function addressAsOf(
  address: string,
  base: string,
  { at, viewer }: Pick<Shown, 'at' | 'viewer'>,
): string | null {
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  if (url.origin !== new URL(base).origin || /^\/admin(?:\/|$)/.test(url.pathname)) return null
  url.searchParams.set('as_of', at)
  url.searchParams.set('as', viewer)
  return url.pathname + url.search + url.hash
}

/** An address in the frame, without the time at which it is seen. */
export function pathOf(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('as_of')
  url.searchParams.delete('as')
  return url.pathname + url.search
}
