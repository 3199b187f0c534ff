import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadParts } from '#design/late-part/late-part.tsx'
import type { Language } from '#i18n/languages.ts'
import { speak } from '#i18n/spoken.ts'

/** The words of each language, fetched only by pages in it. */
const loadWords: Record<Language, () => Promise<void>> = {
  de: async () => speak('de', (await import('#i18n/messages/de.ts')).de),
  en: async () => speak('en', (await import('#i18n/messages/en.ts')).en),
}

/** The parts that this page has: their elements name them. */
function namedParts(): string[] {
  const elements = Array.from(document.querySelectorAll<HTMLElement>('[data-parts]'))
  return elements.flatMap(({ dataset }) => dataset['parts']?.split(' ') ?? [])
}

await Promise.all([
  loadWords[document.documentElement.lang === 'en' ? 'en' : 'de'](),
  loadParts(namedParts()),
])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
