import { whenQuiet } from './when-quiet.ts'

/**
 * Has the sand of the page settle once, in less than five seconds: not before the page has loaded and the browser is
 * idle, and not for visitors who want no motion or save data.
 */
export function enhanceSettlingSand(): void {
  const place = document.querySelector<HTMLElement>('[data-settling-sand]')
  if (!place) return
  whenQuiet(() => {
    void import('./settle.ts').then(({ settleSand }) => settleSand(place)).catch(() => {}) // without its code the picture is there all the same
  })
}
