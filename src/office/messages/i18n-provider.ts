import polyglotI18nProvider from 'ra-i18n-polyglot'
import { perLanguage } from '#i18n/languages.ts'
import { frameMessages } from './frame.ts'
import { libraryMessagesDe } from './library-de.ts'
import { libraryMessagesEn } from './library-en.ts'

const library = { de: libraryMessagesDe, en: libraryMessagesEn }

/**
 * The messages of react-admin's own components, with one provider per language, so that switching keeps what is being
 * typed.
 */
export const i18nProviders = perLanguage((language) =>
  polyglotI18nProvider(
    () => ({
      ...library[language],
      resources: {
        'forms_builder/form': { name: frameMessages[language].forms },
        'forms_builder/entry': { name: frameMessages[language].entries },
      },
    }),
    language,
    [],
    { allowMissing: true },
  ),
)
