import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'

/** Without a network at that moment the page does without it: a rejection would take the whole page away. */
const StickyCalendarButton = lazy<() => ReactNode>(() =>
  import('./sticky-calendar-button.tsx').catch(() => ({ default: () => null })),
)

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
