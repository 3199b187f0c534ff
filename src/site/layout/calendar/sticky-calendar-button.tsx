import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useWords } from '#i18n/language-context.tsx'
import { calendarWords } from '#i18n/lazy/calendar.ts'
import styles from './sticky-calendar-button.module.css'
import { useNewLocation } from '../moving/use-new-location.ts'
import { showsCalendarButton } from './shows-calendar-button.ts'

const FurtherDates = lazy(() => import('./further-dates.tsx'))

/**
 * The button that stays at the edge while one reads on, and opens the days with concerts. It is there when scripts are:
 * the same days stand above the programme as plain links.
 */
export default function StickyCalendarButton() {
  const calendar = useWords(calendarWords)
  const isShown = useIsShown()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useNewLocation(close)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-shown={isShown || undefined}
        aria-haspopup="dialog"
        onPointerEnter={() => void import('./further-dates.tsx')}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M3.5 5.5h17v15h-17zM3.5 10h17M8 3v5M16 3v5" strokeWidth="1.6" />
        </svg>
        <span>{calendar.button}</span>
      </button>
      {wasOpened && (
        <Suspense>
          <FurtherDates isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function useIsShown(): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const look = () => {
      const footerTop = document.querySelector('footer')?.getBoundingClientRect().top ?? Infinity
      setShown(showsCalendarButton({ scrolled: scrollY, footerTop, viewportHeight: innerHeight }))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [])
  return isShown
}
