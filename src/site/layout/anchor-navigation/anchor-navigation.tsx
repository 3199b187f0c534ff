import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '#i18n/language-context.tsx'
import { activeAnchor, type SectionPlace } from './active-anchor.ts'
import styles from './anchor-navigation.module.css'
import { placeOf } from '../moving/place-of.ts'

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
    stop.current = glideWhenLoaded(place)
    void navigate(hash, { replace: true, state: { isGliding: true } })
  }
  return (
    <nav className={styles.navigation} aria-label={messages.onThisPage}>
      {/* Browsers leave a link alone of which a corner can be seen. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className="wrap"
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
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

/** Gliding is fetched by the first one who glides. Returns how to stop. */
function glideWhenLoaded(place: HTMLElement): () => void {
  let isOver = false
  let stop = () => {
    isOver = true
  }
  const start = async () => {
    try {
      const { glide } = await import('./glide.ts')
      if (!isOver) stop = glide(place)
    } catch {
      place.scrollIntoView()
    }
  }
  void start()
  return () => stop()
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
