import { useEffect, useState } from 'react'

/** The news of the page before, of those that this one tells, from the fragment of its address (`#deleted`). */
export function useNews<News extends string>(known: readonly News[]): News | null {
  const [news] = useState(() => known.find((one) => location.hash === `#${one}`) ?? null)
  useEffect(() => {
    // Told once, and not again after a reload.
    if (news !== null) history.replaceState(null, '', location.pathname + location.search)
  }, [news])
  return news
}
