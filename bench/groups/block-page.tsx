/**
 * The entry that `bench/groups/blocks.ts` bundles and measures: it renders the content of a page as the site's routes
 * do.
 */
import '#i18n/messages.ts'
import { renderToString } from 'react-dom/server'
import { Content } from '#blocks/content.tsx'
import type { ShownContent } from '#blocks/view.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'

export function render(content: ShownContent, now: string): string {
  return renderToString(
    <LanguageProvider language="de">
      <Content content={content} context={{ language: 'de', now, isStaff: false }} />
    </LanguageProvider>,
  )
}
