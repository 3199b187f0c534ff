import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/** Does something each time one has gone elsewhere, also within a page; not on the first page. */
export function useNewLocation(act: () => void): void {
  const { key } = useLocation()
  const last = useRef(key)
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    actNow()
  }, [key])
}
