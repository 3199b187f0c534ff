/** A list as the visitor left it: its address, and the key of its history entry if the browser can return to it. */
export type ListVisit = { href: string; key: string | null }

type Entry = { url: string | null; key: string }

/**
 * The visitor's latest visit of a list: the last of the `earlier` history entries with its path, which survive
 * reloads and pages in between; else the referrer, for example in a new tab. A list of upcoming events must not begin
 * in the past: a `date` before `today` is dropped. Null when the visitor has not been there.
 */
export function findListVisit(
  list: { pathname: string; isAhead: boolean },
  { earlier, referrer, today }: { earlier: readonly Entry[]; referrer: string; today: string },
): ListVisit | null {
  const isList = (url: string | null) => url !== null && URL.parse(url)?.pathname === list.pathname
  const entry = earlier.findLast(({ url }) => isList(url))
  const found = entry?.url ?? (isList(referrer) ? referrer : null)
  if (found === null) return null
  const url = new URL(found)
  const date = url.searchParams.get('date')
  // A month grid shows the upcoming events of its month, too.
  const isGrid = url.searchParams.get('view') === 'month'
  if (!list.isAhead || isGrid || date === null || date >= today)
    return { href: found, key: entry?.key ?? null }
  for (const name of ['date', 'page', 'from']) url.searchParams.delete(name)
  return { href: url.href, key: null }
}
