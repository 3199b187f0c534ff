import { plainlyClickedLink } from '#design/plain-click.ts'
import { placeOf } from '../hash/place-of.ts'
import { activeAnchor, type SectionPlace } from './active-anchor.ts'

/** Has the links of the anchor navigation scroll to their sections, and marks the section that is being read. */
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
  // Browsers leave a link alone of which a corner can be seen.
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

/** What scrolls smoothly is fetched at the first use. Returns how to stop. */
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

/** A section reaches from its headline to the next one that has a link, the last to the end of the page's content. */
function sectionsOf(links: HTMLAnchorElement[]): SectionPlace[] {
  const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0
  const tops = links.flatMap((link) => {
    const place = placeOf(link.hash)
    return place ? [{ id: place.id, top: place.getBoundingClientRect().top }] : []
  })
  return tops.map((section, index) => ({ ...section, bottom: tops[index + 1]?.top ?? end }))
}
