import type { Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import type { Language } from '#i18n/languages.ts'
import type { Messages } from '#i18n/messages.ts'
import { href } from '#routing/paths.ts'

export type CrumbWords = { language: Language; messages: Messages }

/** The way from the home page to a page: what is above it, and its own name. */
export function crumbsTo(name: string, { language, messages }: CrumbWords, above: Crumb[] = []): Crumb[] {
  return [{ name: messages.header.home, href: href('home', language) }, ...above, { name, href: null }]
}
