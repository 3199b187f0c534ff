import { lazy, Suspense, useEffect, useState } from 'react'

const StickyCalendarButton = lazy(() => import('./sticky-calendar-button.tsx'))

/** The calendar button, which nobody sees before they scroll: so it is fetched at the first scroll. */
export function CalendarButton() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const look = () => {
      if (scrollY > 0) setWanted(true)
    }
    const frame = requestAnimationFrame(look) // the page may have been scrolled before it was taken over
    addEventListener('scroll', look, { passive: true, once: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', look)
    }
  }, [])
  return isWanted ? (
    <Suspense>
      <StickyCalendarButton />
    </Suspense>
  ) : null
}
