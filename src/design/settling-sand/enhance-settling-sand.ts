import { lessMotion } from '../less-motion.ts'
import { savesData } from '../saves-data.ts'
import { whenIdle } from '../when-idle.ts'

/**
 * Has the sand of the page settle once, in less than five seconds: not before the page has loaded and the browser is
 * idle, and not for visitors who want no motion, save data or look at another tab. Without its code the picture is there
 * all the same.
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
