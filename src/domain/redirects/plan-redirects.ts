import { isOwnPath } from './own-path.ts'

export type RedirectDraft = { oldPath: string; newPath: string }
export type RedirectError = 'path' | 'target' | 'redirect_loop' | 'page_first' | 'duplicate'
/** `before` is the target that a changed redirect has had; null for a new one. */
export type PlannedRedirect = RedirectDraft & { before: string | null }
export type RejectedRedirect = RedirectDraft & { index: number; error: RedirectError }

const maxLength = 500

/**
 * What has to be written so that the given redirects apply and none leads to another one: a new one leads to the end of
 * the chain that it begins, or to its first page, and those that lead to its old address follow it, with their own query
 * and anchor. Loops are rejected, as is an address with a page, which would be shown instead.
 */
export function planRedirects(
  existing: ReadonlyMap<string, string>,
  isPage: (path: string) => boolean,
  drafts: readonly RedirectDraft[],
): { planned: PlannedRedirect[]; rejected: RejectedRedirect[] } {
  const next = new Map(existing)
  const leadingTo = new Map<string, Set<string>>()
  const note = (oldPath: string, newPath: string) => {
    const path = pathOf(newPath)
    leadingTo.set(path, (leadingTo.get(path) ?? new Set()).add(oldPath))
  }
  for (const [oldPath, newPath] of existing) note(oldPath, newPath)
  const given = new Map<string, string>()
  const rejected: RejectedRedirect[] = []
  for (const [index, draft] of drafts.entries()) {
    const oldPath = tidyPath(draft.oldPath)
    const newPath = draft.newPath.trim()
    const end = endOf({ next, isPage }, oldPath, newPath)
    const error =
      errorOf(oldPath, newPath) ?? (given.has(oldPath) && given.get(oldPath) !== newPath ? 'duplicate' : null)
    const refused = error ?? (end === null ? 'redirect_loop' : isPage(oldPath) ? 'page_first' : null)
    if (refused !== null || end === null) {
      rejected.push({ ...draft, index, error: refused ?? 'redirect_loop' })
      continue
    }
    given.set(oldPath, newPath)
    next.set(oldPath, end)
    note(oldPath, end)
    for (const follower of leadingTo.get(oldPath) ?? []) {
      const target = next.get(follower) ?? ''
      if (pathOf(target) !== oldPath) continue
      const followed = continued(target, end)
      next.set(follower, followed)
      note(follower, followed)
    }
  }
  const planned = [...next].flatMap(([oldPath, newPath]): PlannedRedirect[] => {
    const before = existing.get(oldPath) ?? null
    return before === newPath ? [] : [{ oldPath, newPath, before }]
  })
  return { planned, rejected }
}

/** The address as redirects are looked up: without spaces around it, and without a slash at its end. */
export function tidyPath(path: string): string {
  return path.trim().replace(/(?<=.)\/+$/, '')
}

function errorOf(oldPath: string, newPath: string): RedirectError | null {
  // The query of an address is not part of what is looked up.
  if (!isOwnPath(oldPath) || /[?#]/.test(oldPath) || oldPath === '/' || oldPath.length > maxLength)
    return 'path'
  const isTarget =
    isOwnPath(newPath) || (newPath.startsWith('https://') && URL.canParse(newPath) && !/\s/.test(newPath))
  return isTarget && newPath.length <= maxLength ? null : 'target'
}

/** Where the chain that begins with a target ends; null if it comes back to the old address. */
function endOf(
  { next, isPage }: { next: ReadonlyMap<string, string>; isPage: (path: string) => boolean },
  oldPath: string,
  newPath: string,
): string | null {
  const passed = new Set([oldPath])
  let end = newPath
  for (;;) {
    const path = pathOf(end)
    if (passed.has(path)) return null
    // A redirect from the address of a page does not apply.
    const further = isPage(path) ? undefined : next.get(path)
    if (further === undefined) return end
    passed.add(path)
    end = continued(end, further)
  }
}

/** Where a redirect leads by way of another one: the query and anchor stay, unless that has its own ones. */
function continued(target: string, further: string): string {
  const [rest = ''] = /[?#].*$/s.exec(target) ?? []
  return /[?#]/.test(further) || further.length + rest.length > maxLength ? further : `${further}${rest}`
}

function pathOf(target: string): string {
  return tidyPath(target.replace(/[?#].*$/s, ''))
}
