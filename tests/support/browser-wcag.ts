import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

/**
 * Presses Tab through a page and returns the controls that were hidden while they had the focus (WCAG 2.4.11), that did
 * not look focused (2.4.7), or that kept the focus (2.1.2). Ends after `most` stops.
 */
export async function walkByTab(page: Page, most: number): Promise<string[]> {
  const found: string[] = []
  let repeats = 0
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(lookAtFocus)
    if (seen === null) break
    repeats = seen.isSame ? repeats + 1 : 0
    // An input of a date and a time has six parts of its own.
    if (repeats > 6) return [...found, `keeps the focus: ${seen.name}`]
    if (seen.isHidden) found.push(`is hidden: ${seen.name}`)
    // The button in an input of a date has a mark of its own, which only the browser sees.
    if (!seen.isMarked && !seen.isSame) found.push(`does not look focused: ${seen.name}`)
  }
  return found
}

/** Runs in the page; resolves when the scrolling to the focused element has ended. Null if nothing has the focus. */
async function lookAtFocus() {
  const at = document.activeElement
  if (!at || at === document.body) return null
  const part = at.closest('label') ?? at
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const isCovered = () => {
    const { x, y, width, height } = part.getBoundingClientRect()
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
    return !steps.some((down) =>
      steps.some((along) => {
        const top = document.elementFromPoint(x + width * along, y + height * down)
        return top !== null && (part.contains(top) || top.contains(at))
      }),
    )
  }
  // Scrolling may be smooth, and a header may still be sliding.
  for (let count = 0; count < 60 && isCovered(); count++) await frame()
  const marks = [at, at.parentElement, at.parentElement?.parentElement, at.nextElementSibling, part]
  const isMarked = marks.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  })
  const isSame = Reflect.get(window, 'lastFocused') === at
  Reflect.set(window, 'lastFocused', at)
  const words = at.getAttribute('aria-label') ?? at.textContent
  return {
    name: `${at.tagName.toLowerCase()} “${words.trim().slice(0, 60)}”`,
    isSame,
    isMarked,
    isHidden: isCovered(),
  }
}

/** The texts that the text spacing of WCAG 1.4.12 cuts off, and how much wider than the window it makes a page. */
export async function clippedBySpacing(page: Page): Promise<string[]> {
  // Names of files are shortened at any spacing.
  const before = await page.evaluate(lookForClipped)
  await page.evaluate(addSpacing)
  const after = await page.evaluate(lookForClipped)
  return after.filter((text) => !before.includes(text))
}

/** Runs in the page. */
function lookForClipped(): string[] {
  const clipped = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    return (
      hasText &&
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowY) &&
      element.clientHeight > 2 &&
      element.scrollHeight > element.clientHeight + 3 &&
      element.checkVisibility({ visibilityProperty: true })
    )
  })
  const wider = document.documentElement.scrollWidth - innerWidth
  return [
    ...clipped.map((element) => `is cut off: ${element.textContent.trim().slice(0, 60)}`),
    ...(wider > 0 ? [`is ${wider} px too wide`] : []),
  ]
}

/** Runs in the page. The security policy of the pages for staff forbids a style element. */
function addSpacing(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
      'p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

/** The controls that are smaller than 24 by 24 pixels and too near to others (WCAG 2.5.8), which axe checks only if asked. */
export async function smallTargets(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window')))
    await page.evaluate(await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'))
  const violations = await page.evaluate<AxeResults['violations']>(
    'axe.run({ runOnly: { type: "rule", values: ["target-size", "label-content-name-mismatch"] } }).then(({ violations }) => violations)',
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`))
}
