import { languages } from '#i18n/languages.ts'
import { fixedPageHref } from '#routing/paths.ts'

/** Pages without the cookie question, because visitors read them before they decide. */
const excludedPages = (['imprint', 'privacy'] as const).flatMap((page) =>
  languages.map((language) => fixedPageHref(page, language)),
)

/** Whether a navigation leaves the pages without the cookie question. */
export function leavesExcludedPages(from: string, to: string): boolean {
  return isExcluded(from) && !isExcluded(to)
}

function isExcluded(path: string): boolean {
  return excludedPages.includes(path.replace(/\/$/, ''))
}
