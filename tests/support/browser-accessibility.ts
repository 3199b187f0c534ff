import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { isComplete } from './sweep.ts'

/**
 * What axe reports against WCAG 2.2 AA and its best practices for the current state of a page, one line for each
 * error: the rule, the description and the element. Bypasses the page's Content-Security-Policy.
 */
export async function findAccessibilityErrors(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window')))
    await page.evaluate(await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'))
  // What a page passes would be megabytes, and take longer to send than to find.
  const violations = await page.evaluate<AxeResults['violations']>(
    'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations)',
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.flat().join(' ')})`),
  )
}

/**
 * The same for a state that a journey passes. `npm test` leaves it to the sweeps of each area (quality, styleguide,
 * office-states, editor-parts, editor-access), which have the parts of which such states are made, and returns nothing.
 */
export async function findErrorsOfState(page: Page): Promise<string[]> {
  return isComplete ? findAccessibilityErrors(page) : []
}
