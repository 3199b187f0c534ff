import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

/** Waits until the page's script has run and every island that is due has hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await expect
    .poll(() =>
      page.evaluate(() => {
        const isNear = (root: Element) => {
          const child = root.firstElementChild
          if (!child?.checkVisibility()) return false // as within a panel that is closed
          const box = child.getBoundingClientRect()
          return box.width > 0 && box.top < innerHeight + 200 && box.bottom > -200
        }
        return [...document.querySelectorAll<HTMLElement>('island-root')]
          .filter(({ dataset }) => dataset['hydrated'] === undefined)
          .filter(
            (root) => root.dataset['when'] === 'idle' || (root.dataset['when'] === 'visible' && isNear(root)),
          )
          .map(({ dataset }) => dataset['island'])
      }),
    )
    .toEqual([])
}
