import { useCallback, useEffect, useState } from 'react'
import { useLanguage, useWords } from '#i18n/language-context.tsx'
import { calendarWords } from '#i18n/lazy/calendar.ts'
import { href } from '#routing/paths.ts'
import styles from './sticky-calendar-button.module.css'
import { useNewLocation } from '../moving/use-new-location.ts'
import { showsCalendarButton } from './shows-calendar-button.ts'

const fetchDates = async () => (await import('./further-dates.tsx')).default

/**
 * The button that stays at the edge while one reads on, and opens the days with concerts. It is there when scripts are:
 * the same days stand above the programme as plain links. Without a network at that moment it leads there.
 */
export default function StickyCalendarButton() {
  const calendar = useWords(calendarWords)
  const isShown = useIsShown()
  const [isOpen, setOpen] = useState(false)
  const [Dates, setDates] = useState<Awaited<ReturnType<typeof fetchDates>> | null>(null)
  const language = useLanguage()
  const close = useCallback(() => setOpen(false), [])
  useNewLocation(close)
  const open = async () => {
    try {
      const fetched = await fetchDates()
      setDates(() => fetched)
      setOpen(true)
    } catch {
      location.assign(href('events', language, {}, { query: { view: 'month' } }))
    }
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-shown={isShown || undefined}
        aria-haspopup="dialog"
        onPointerEnter={() => void fetchDates().catch(() => {})}
        onClick={() => void open()}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M3.5 5.5h17v15h-17zM3.5 10h17M8 3v5M16 3v5" strokeWidth="1.6" />
        </svg>
        <span>{calendar.button}</span>
      </button>
      {Dates && <Dates isOpen={isOpen} onClose={close} />}
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
