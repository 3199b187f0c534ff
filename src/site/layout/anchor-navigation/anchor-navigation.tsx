import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '#i18n/language-context.tsx'
import { anchorTimings } from '../moving/hash-scroll.ts'
import { glideToPlace, placeOf, unfold } from '../moving/scroll-to-place.ts'
import { activeAnchor, type SectionPlace } from './active-anchor.ts'
import styles from './anchor-navigation.module.css'

export type Anchor = { id: string; name: string }

/** The sections of a long page, each a link to its place; the one being read is marked. Nothing for fewer than two. */
export function AnchorNavigation({ anchors }: { anchors: Anchor[] }) {
  const messages = useMessages()
  const navigate = useNavigate()
  const active = useActiveAnchor(anchors)
  const stop = useRef<() => void>(() => {})
  useEffect(() => () => stop.current(), [])
  if (anchors.length < 2) return null
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { hash } = event.currentTarget
    const place = placeOf(hash)
    if (!place) return
    event.preventDefault()
    stop.current()
    stop.current = glide(place)
    void navigate(hash, { replace: true, preventScrollReset: true, state: { isGliding: true } })
  }
  return (
    <nav className={styles.navigation} aria-label={messages.onThisPage}>
      <ul className="wrap">
        {anchors.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${encodeURIComponent(id)}`}
              aria-current={id === active ? 'location' : undefined}
              onClick={follow}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls to a place, looks again for what has moved it meanwhile, and puts the focus there. Returns how to stop. */
function glide(place: HTMLElement): () => void {
  const timers: ReturnType<typeof setTimeout>[] = []
  let stopGliding = () => {}
  const start = () => {
    stopGliding = glideToPlace(place, anchorTimings, () => {
      place.tabIndex = -1
      place.focus({ preventScroll: true })
      for (const retry of anchorTimings.retries) timers.push(setTimeout(() => correct(place), retry))
    })
  }
  if (unfold(place)) timers.push(setTimeout(start, anchorTimings.faqDelay))
  else start()
  return () => {
    stopGliding()
    for (const timer of timers) clearTimeout(timer)
  }
}

function correct(place: HTMLElement): void {
  const distance = place.getBoundingClientRect().top - anchorTimings.offset
  if (Math.abs(distance) > 2) scrollBy({ top: distance, behavior: 'instant' })
}

function useActiveAnchor(anchors: Anchor[]): string | null {
  const [active, setActive] = useState<string | null>(null)
  useEffect(() => {
    const look = () => setActive(activeAnchor(sectionsOf(anchors)))
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [anchors])
  return active
}

/** A section reaches from its headline to the next one that has a link, the last to the end of the page's content. */
function sectionsOf(anchors: Anchor[]): SectionPlace[] {
  const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0
  const tops = anchors.flatMap(({ id }) => {
    const place = document.getElementById(id)
    return place ? [{ id, top: place.getBoundingClientRect().top }] : []
  })
  return tops.map((section, index) => ({ ...section, bottom: tops[index + 1]?.top ?? end }))
}
