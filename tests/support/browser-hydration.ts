import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

/** Waits until the page's script has run and every island that is due has hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          // Content of a closed panel has a box, too, but is not visible.
          const isNear = ({ firstElementChild: child }: Element) => {
            if (!child?.checkVisibility()) return false
            const { width, top, bottom } = child.getBoundingClientRect()
            return width > 0 && top < innerHeight + 200 && bottom > -200
          }
          return [...document.querySelectorAll<HTMLElement>('island-root')]
            .filter(({ dataset }) => dataset['hydrated'] === undefined)
            .filter(
              (root) =>
                root.dataset['when'] === 'idle' || (root.dataset['when'] === 'visible' && isNear(root)),
            )
            .map(({ dataset }) => dataset['island'])
        }),
      // On a new site the scripts of islands wait for a connection while the figures of the page are drawn.
      { timeout: 180_000 },
    )
    .toEqual([])
}
