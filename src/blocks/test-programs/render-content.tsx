/** Renders loaded content as a page does, for tests that load it from a database. */
import { renderToString } from 'react-dom/server'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { Content, type ContentProps } from '../content.tsx'
import type { ShownContent } from '../view.ts'

/** The HTML of a content in German; throws if one of its views does. */
export function renderContent(
  content: ShownContent,
  given: Pick<ContentProps['context'], 'isStaff'> & { now: Date },
): string {
  const context = { language: 'de' as const, now: given.now.toISOString(), isStaff: given.isStaff }
  return renderToString(
    <LanguageProvider language="de">
      <Content content={content} context={context} />
    </LanguageProvider>,
  )
}
