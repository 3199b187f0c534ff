import { staffHref } from '#routing/paths.ts'

/** The page to return to after signing in: a path on this site, never another host. */
export function nextPage(path: string | null): string {
  return path && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : staffHref('cms-hub')
}
