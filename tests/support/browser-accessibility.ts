import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

/**
 * What axe reports against WCAG 2.2 AA and its best practices for the current state of a page, one line for each
 * fault: the rule, the description and the element. Bypasses the page's Content-Security-Policy.
 */
export async function findAccessibilityFaults(page: Page): Promise<string[]> {
  const source = await readFile(fileURLToPath(import.meta.resolve('axe-core')), 'utf8')
  await page.evaluate(source)
  const results = await page.evaluate<AxeResults>('axe.run()')
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.flat().join(' ')})`),
  )
}
