import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadFirstParts, namedParts } from '#design/late-part/late-part.tsx'
import type { Language } from '#i18n/languages.ts'
import { speak } from '#i18n/spoken.ts'
import { reloadOnce } from './reload-once.ts'

/** The words of each language, fetched only by pages in it. */
const loadWords: Record<Language, () => Promise<void>> = {
  de: async () => speak('de', (await import('#i18n/messages/de.ts')).de),
  en: async () => speak('en', (await import('#i18n/messages/en.ts')).en),
}

/** Takes the page over; where a file can't be had it remains what it is, plain HTML that works. */
async function takeOver(): Promise<void> {
  await Promise.all([
    loadWords[document.documentElement.lang === 'en' ? 'en' : 'de'](),
    loadFirstParts(namedParts(document)),
  ])
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

takeOver().catch((error: unknown) => {
  if (
    !reloadOnce(
      () => sessionStorage,
      Date.now(),
      () => location.reload(),
    )
  )
    throw error
})
