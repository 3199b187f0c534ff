import { lessMotion } from '../less-motion.ts'
import { savesData } from '../saves-data.ts'
import { whenIdle } from '../when-idle.ts'

/**
 * Plays the page's sand animation once, in less than five seconds: only after the page has loaded and the browser is
 * idle, and not for visitors who prefer reduced motion, save data or have switched to another tab. If its code can't be
 * loaded, the still picture remains.
 */
export function enhanceSettlingSand(): void {
  const place = document.querySelector<HTMLElement>('[data-settling-sand]')
  if (!place) return
  const settle = async () => {
    if (document.visibilityState !== 'visible' || lessMotion().matches || savesData()) return
    const { settleSand } = await import('./settle.ts')
    await settleSand(place)
  }
  whenIdle(settle, { timeout: 4000, delay: 500 })
}
