import { hallInput, hallInstant } from '#i18n/hall-time.ts'
import { officeHref } from '#routing/office-paths.ts'

/** What the time machine shows: `at` is a minute of the hall (`2027-03-12T11:00`), `path` an address of the site. */
export type Shown = {
  at: string
  /** A release that is seen at that time though it is not planned; null for what is planned only. */
  release: number | null
  viewer: 'visitor' | 'staff'
  width: 'phone' | 'desktop'
  path: string
}
/** What of it the addresses in the frame say. */
export type SeenTime = Pick<Shown, 'at' | 'release' | 'viewer'>

/** What an address of the time machine asks for; without a path, the front page in a language. */
export function shownOf(search: string, initially: Pick<Shown, 'at' | 'path'>): Shown {
  const query = new URLSearchParams(search)
  const at = query.get('at') ?? ''
  const path = query.get('path') ?? ''
  const release = query.get('with') ?? ''
  return {
    at: hallInstant(at) ? at : initially.at,
    release: /^[1-9]\d{0,8}$/.test(release) ? Number(release) : null,
    viewer: query.get('as') === 'staff' ? 'staff' : 'visitor',
    width: query.get('width') === 'phone' ? 'phone' : 'desktop',
    // Of this site only.
    path: /^\/(?![/\\])/.test(path) ? path : initially.path,
  }
}

/** The query of the time machine for what it shows, which colleagues can open. */
export function queryOf({ at, release, viewer, width, path }: Shown): string {
  return new URLSearchParams({ at, ...withOf(release), as: viewer, width, path }).toString()
}

function withOf(release: number | null): { with?: string } {
  return release === null ? {} : { with: String(release) }
}

/**
 * The address of the time machine at the minute of a release, or at the next one if that is not a full minute; with one
 * that is not planned, if it is given.
 */
export function timeMachineAddress(publishAt: string, release: number | null = null): string {
  const minute = new Date(Math.ceil(Date.parse(publishAt) / 60_000) * 60_000)
  const query = new URLSearchParams({ at: hallInput(minute.toISOString()), ...withOf(release) })
  return `${officeHref('timeMachine')}?${query.toString()}`
}

/** An address of the site as of a time; null for other sites, for what is no page, and for the back office. */
export function addressAsOf(address: string, base: string, { at, release, viewer }: SeenTime): string | null {
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  if (url.origin !== new URL(base).origin || /^\/admin(?:\/|$)/.test(url.pathname)) return null
  withoutTime(url)
  url.searchParams.set('as_of', at)
  if (release !== null) url.searchParams.set('with', String(release))
  url.searchParams.set('as', viewer)
  return url.pathname + url.search + url.hash
}

/** An address in the frame, without the time at which it is seen. */
export function pathOf(address: string): string {
  const url = new URL(address)
  withoutTime(url)
  return url.pathname + url.search
}

function withoutTime({ searchParams }: URL): void {
  for (const name of ['as_of', 'as', 'with']) searchParams.delete(name)
}
