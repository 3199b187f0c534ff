import type { Page } from '@playwright/test'

/**
 * The layout shifts of a page without interaction: their sum while it loaded, and each one after it was fully
 * painted.
 */
export type Shifts = { early: number; late: string[] }

/**
 * Records the layout shifts without interaction on every page that is opened from now on: their size, their time, and
 * one shifted element.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput) window.shifts.push({ value, at: startTime, node: sources[0]?.node?.nodeName ?? '' })
    }).observe({ type: 'layout-shift', buffered: true })
    // The frame after the first one that can show the whole document.
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame((time) => (window.wholePainted = time))))`)
}

/**
 * The shifts after the whole document was painted, and the sum of those before: a paint may happen in the middle of a
 * paragraph, whose lines then break differently.
 */
export async function shiftsOf(page: Page): Promise<Shifts> {
  const { shifts, whole } = await page.evaluate<{
    shifts: { value: number; at: number; node: string }[]
    whole: number
  }>(`new Promise((resolve) => {
    const answer = () => resolve({ shifts: window.shifts, whole: window.wholePainted })
    const wait = () => (window.wholePainted ? setTimeout(answer) : requestAnimationFrame(wait))
    wait()
  })`)
  return {
    early: shifts.filter(({ at }) => at < whole).reduce((sum, { value }) => sum + value, 0),
    late: shifts.filter(({ at }) => at >= whole).map(({ value, node }) => `${value.toFixed(4)} ${node}`),
  }
}
