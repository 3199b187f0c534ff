import type { ComponentType } from 'react'
import type { When } from '#design/island/island.tsx'
import { reloadOnce } from './reload-once.ts'

const files = import.meta.glob<{ default: ComponentType }>(
  '../../{design,fields,blocks,site}/**/*.island.tsx',
)

/** Elements whose clicks the browser handles itself: they work before React has loaded. */
const answeredByTheBrowser = 'a[href], summary, label, input, select, textarea, form :not([type=button])'
const signsOfUse = ['pointerenter', 'touchstart', 'focusin', 'keydown']
/** The distance from the viewport at which a `visible` island hydrates. */
const nearness = '200px'

/**
 * Hydrates an island when its condition is met. It is a custom element, so the browser also upgrades islands of a
 * swapped region automatically.
 */
class IslandRoot extends HTMLElement {
  #hydrating: Promise<void> | undefined
  #root: { unmount(): void } | undefined

  connectedCallback(): void {
    this.addEventListener('click', this, true)
    // The server writes only these names.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    dueWhen[this.dataset['when'] as When](this)
  }

  disconnectedCallback(): void {
    // React reports an error when a root is unmounted before it has hydrated, as when a region is swapped early.
    void this.#hydrating?.then(() => this.#root?.unmount())
  }

  hydrate = (): Promise<void> => (this.#hydrating ??= this.#hydrate().catch(reloadAfterFailure))

  async #hydrate(): Promise<void> {
    const { island = '', props = '{}', prefix = '' } = this.dataset
    const load = Object.entries(files).find(([path]) => path.endsWith(`/${island}.island.tsx`))?.[1]
    if (!load) throw new Error(`There is no island ${island}`)
    const [{ hydrate }, { default: Component }] = await Promise.all([import('./hydrate.tsx'), load()])
    if (this.isConnected)
      this.#root = await hydrate({
        place: this,
        Component,
        props: JSON.parse(props),
        identifierPrefix: prefix,
      })
    this.removeEventListener('click', this, true) // kept until React answers
    this.dataset['hydrated'] = ''
  }

  /**
   * Replays a click that happened before hydration. Focus and typed text need no such help, because the elements stay.
   */
  async handleEvent(event: MouseEvent): Promise<void> {
    const { target } = event
    if (!(target instanceof Element)) return
    if (target.closest(answeredByTheBrowser) && !target.closest('[data-needs-script]')) {
      void this.hydrate()
      return
    }
    event.preventDefault()
    event.stopPropagation()
    await this.hydrate()
    target.dispatchEvent(new MouseEvent('click', event))
  }
}

const dueWhen: Record<When, (root: IslandRoot) => void> = {
  idle({ hydrate }) {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void hydrate())
    else setTimeout(() => void hydrate())
  },
  visible(root) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void root.hydrate()
      },
      { rootMargin: nearness },
    )
    // The root itself has no box (base.css), so its children are observed.
    for (const child of root.children) observer.observe(child)
  },
  interaction(root) {
    for (const sign of signsOfUse)
      root.addEventListener(sign, () => void root.hydrate(), { once: true, passive: true })
  },
}

/**
 * A file that cannot be loaded was probably replaced by a new version of the site; the server-rendered markup still
 * works.
 */
function reloadAfterFailure(error: unknown): void {
  if (!navigator.onLine) return
  const isReloading = reloadOnce(
    () => sessionStorage,
    Date.now(),
    () => location.reload(),
  )
  if (!isReloading) throw error
}

/** Hydrates the islands of the page, and those that are inserted later. */
export function defineIslands(): void {
  customElements.define('island-root', IslandRoot)
}
