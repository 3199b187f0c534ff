import { lazy, Suspense, useEffect, useState } from 'react'

const StickyCalendarButton = lazy(() => import('./sticky-calendar-button.tsx'))

/** The calendar button, which nobody sees before they scroll: so it is fetched at the first scroll. */
export function CalendarButton() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (scrollY > 0) return setWanted(true)
    const want = () => setWanted(true)
    addEventListener('scroll', want, { passive: true, once: true })
    return () => removeEventListener('scroll', want)
  }, [])
  return isWanted ? (
    <Suspense>
      <StickyCalendarButton />
    </Suspense>
  ) : null
}
