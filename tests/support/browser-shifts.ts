import type { Page } from '@playwright/test'

/** What has moved by itself on a page: how much while it came, and each that moved after all of it had been painted. */
export type Shifts = { early: number; late: string[] }

/** Collects from now on, on every page that is opened, what moves by itself: how much, when, and one element that did. */
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
 * What has moved since all of the document was painted, and how much before: a paint may fall into the middle of a
 * paragraph, whose lines then break otherwise.
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
