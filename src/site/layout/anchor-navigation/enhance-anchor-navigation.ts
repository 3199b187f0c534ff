import { plainlyClickedLink } from '#design/plain-click.ts'
import { placeOf } from '../hash/place-of.ts'
import { activeAnchor, type SectionRef } from './active-anchor.ts'

/** Makes the links of the anchor navigation scroll smoothly to their sections, and marks the current section. */
export function enhanceAnchorNavigation(): void {
  const navigation = document.querySelector<HTMLElement>('[data-anchors]')
  if (!navigation) return
  const links = [...navigation.querySelectorAll('a')]
  let stop = () => {}

  navigation.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event, 'a')
    const place = link && placeOf(link.hash)
    if (!place) return
    event.preventDefault()
    stop()
    stop = glideWhenLoaded(place)
    history.replaceState(history.state, '', link.hash)
  })
  // Browsers do not scroll a focused link into view if a part of it is visible.
  navigation.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const mark = () => {
    const active = activeAnchor(sectionsOf(links))
    for (const link of links) {
      if (placeOf(link.hash)?.id === active && active !== null) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  mark()
  addEventListener('scroll', mark, { passive: true })
  addEventListener('resize', mark)
}

/** Loads the smooth scrolling on first use. Returns a function that stops it. */
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

/**
 * A section extends from its headline to the next headline with a link; the last one extends to the end of the content.
 */
function sectionsOf(links: HTMLAnchorElement[]): SectionRef[] {
  const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0
  const tops = links.flatMap((link) => {
    const place = placeOf(link.hash)
    return place ? [{ id: place.id, top: place.getBoundingClientRect().top }] : []
  })
  return tops.map((section, index) => ({ ...section, bottom: tops[index + 1]?.top ?? end }))
}
