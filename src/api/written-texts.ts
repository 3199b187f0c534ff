import type { Context } from 'hono'
import { paragraphsOf } from '#domain/dumps/index.server.ts'
import type { Localized } from '#i18n/languages.ts'
import type { ApiEnv } from './environment.ts'

/** A description as HTML and as plain text; `pages` are the addresses of the pages that show it. */
export async function writtenTexts(
  context: Context<ApiEnv>,
  description: Localized<unknown> | { de?: unknown; en?: unknown } | null,
  pages: Localized,
) {
  const stored = description && { de: description.de, en: description.en }
  const plain = paragraphsOf(stored)
  if (!stored || !plain) return { description_html: null, description_text: null }
  const write = context.get('writeText')
  const scope = context.get('scope')
  return {
    description_html: {
      de: await write(scope, stored.de, { language: 'de', base: pages.de }),
      en: await write(scope, stored.en, { language: 'en', base: pages.en }),
    },
    description_text: plain,
  }
}
