import { languageOf } from '#i18n/page-language.ts'
import { href } from '#routing/paths.ts'
import { showsCalendarButton } from './shows-calendar-button.ts'

const load = async () => {
  const [{ mount }, { FurtherDates }] = await Promise.all([
    import('../../browser/hydrate.tsx'),
    import('./further-dates.tsx'),
  ])
  return mount(FurtherDates)
}

/** Shows the calendar button while the visitor scrolls, and opens the drawer of days with concerts. */
export function enhanceCalendarButton(): void {
  const button = document.querySelector<HTMLElement>('[data-calendar-button]')
  const footer = document.querySelector('footer')
  if (!button || !footer) return
  const look = () => {
    const { top: footerTop } = footer.getBoundingClientRect()
    const isShown = showsCalendarButton({ scrolled: scrollY, footerTop, viewportHeight: innerHeight })
    // It does not vanish under a visitor who has just reached it by Tab.
    button.toggleAttribute('data-shown', isShown || button.matches(':focus-visible'))
  }
  look()
  addEventListener('scroll', look, { passive: true })
  addEventListener('resize', look)
  for (const name of ['focus', 'blur']) button.addEventListener(name, look)

  let loaded: ReturnType<typeof load> | undefined
  const loadOnce = () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
  button.addEventListener('pointerenter', () => void loadOnce().catch(() => {}))
  button.addEventListener('click', () => {
    void open(loadOnce).catch(() => location.assign(calendarPage()))
  })
}

async function open(loadOnce: () => ReturnType<typeof load>): Promise<void> {
  const render = await loadOnce()
  const show = (isOpen: boolean) => render({ isOpen, onClose: () => show(false) })
  show(true)
}

/** The programme in its calendar view, the fallback when the drawer cannot be loaded. */
function calendarPage(): string {
  return href('events', languageOf(), {}, { query: { view: 'month' } })
}
