import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

/**
 * What axe finds against WCAG 2.2 AA and its best practices on a page as it is now, one line for each fault: rule, what
 * is wrong, and where. Runs past the page's Content-Security-Policy.
 */
export async function findAccessibilityFaults(page: Page): Promise<string[]> {
  const source = await readFile(fileURLToPath(import.meta.resolve('axe-core')), 'utf8')
  await page.evaluate(source)
  const results = await page.evaluate<AxeResults>('axe.run()')
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.flat().join(' ')})`),
  )
}
