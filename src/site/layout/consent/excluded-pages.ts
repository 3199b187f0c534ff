import { languages } from '#i18n/languages.ts'
import { fixedPageHref } from '#routing/paths.ts'

/** Pages on which nobody is asked about cookies: one comes to them to read before one decides. */
const excludedPages = (['imprint', 'privacy'] as const).flatMap((page) =>
  languages.map((language) => fixedPageHref(page, language)),
)

/** Whether a move from one path to another leaves the pages on which nobody is asked. */
export function leavesExcludedPages(from: string, to: string): boolean {
  return isExcluded(from) && !isExcluded(to)
}

function isExcluded(path: string): boolean {
  return excludedPages.includes(path.replace(/\/$/, ''))
}
