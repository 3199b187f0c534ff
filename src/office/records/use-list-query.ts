import { useCallback, useEffect, useState } from 'react'

/**
 * The query of a list's address, in which its whole state is, so that it can be kept, sent, and gone back to. Typing
 * replaces the entry of the browser's history; everything else adds one.
 */
export function useListQuery(): [string, (query: string, how?: 'replace' | 'push') => void] {
  const [query, setQuery] = useState(() => location.search.slice(1))
  useEffect(() => {
    const onReturn = () => setQuery(location.search.slice(1))
    addEventListener('popstate', onReturn)
    return () => removeEventListener('popstate', onReturn)
  }, [])
  const set = useCallback((next: string, how: 'replace' | 'push' = 'push') => {
    const address = `${location.pathname}${next && `?${next}`}`
    if (how === 'push' && next !== location.search.slice(1)) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
    setQuery(next)
  }, [])
  return [query, set]
}
