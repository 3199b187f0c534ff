import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Language } from '#i18n/languages.ts'
import { speak } from '#i18n/spoken.ts'

/** The words of each language, fetched only by pages in it. */
const loadWords: Record<Language, () => Promise<void>> = {
  de: async () => speak('de', (await import('#i18n/messages/de.ts')).de),
  en: async () => speak('en', (await import('#i18n/messages/en.ts')).en),
}

await loadWords[document.documentElement.lang === 'en' ? 'en' : 'de']()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
