/** The only module of visitors' pages that loads React in the browser; imported when the first island is to hydrate. */
import { createElement, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { LanguageProvider } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { languageOf } from '#i18n/page-language.ts'
import { speak } from '#i18n/spoken.ts'

/** The messages of each language, loaded only by pages in that language. */
const loadMessages: Record<Language, () => Promise<void>> = {
  de: async () => speak('de', (await import('#i18n/messages/de.ts')).de),
  en: async () => speak('en', (await import('#i18n/messages/en.ts')).en),
}

/** Hydrates the server-rendered markup of an island. Resolves when React has taken it over. */
export async function hydrate(given: {
  place: HTMLElement
  Component: ComponentType
  props: object
  identifierPrefix: string
}): Promise<Root> {
  const { place, Component, props, identifierPrefix } = given
  const language = languageOf(place)
  await loadMessages[language]()
  return new Promise((resolve) => {
    const root = hydrateRoot(
      place,
      <LanguageProvider language={language}>
        <Committed onCommit={() => resolve(root)}>{createElement(Component, props)}</Committed>
      </LanguageProvider>,
      { identifierPrefix },
    )
  })
}

function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useLayoutEffect(onCommit, [onCommit])
  return children
}

/** Renders a component that can only be opened by scripts, such as a drawer, at the end of the document. */
export async function mount<Props extends object>(
  Component: ComponentType<Props>,
): Promise<(props: Props) => void> {
  const place = document.body.appendChild(document.createElement('div'))
  const language = languageOf(place)
  await loadMessages[language]()
  const root = createRoot(place)
  return (props) =>
    root.render(<LanguageProvider language={language}>{createElement(Component, props)}</LanguageProvider>)
}
