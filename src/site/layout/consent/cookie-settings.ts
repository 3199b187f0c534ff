import { run, showPreferences } from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './cookie-settings.css'
import type { Language } from '#i18n/languages.ts'
import { consentWords } from '#i18n/lazy/consent.ts'

let isReady: Promise<void> | undefined

/**
 * Opens the cookie settings. Nothing is asked for on its own: as long as the site loads nothing from others, there is
 * nothing to ask. The categories are those of the specification, section 9.
 */
export async function openCookieSettings(language: Language): Promise<void> {
  isReady ??= prepare(language)
  await isReady
  showPreferences()
}

function prepare(language: Language): Promise<void> {
  const words = consentWords[language]
  const section = (category: keyof typeof words.categories) => ({
    ...words.categories[category],
    linkedCategory: category,
  })
  const buttons = {
    acceptAllBtn: words.acceptAll,
    acceptNecessaryBtn: words.refuseAll,
    savePreferencesBtn: words.save,
    closeIconLabel: words.close,
  }
  return run({
    autoShow: false,
    hideFromBots: false, // it opens for whoever asks
    cookie: { name: 'cookie_consent', sameSite: 'Lax' },
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true, flipButtons: true } },
    categories: {
      required: { enabled: true, readOnly: true },
      optimisation: {},
      marketing: {},
      media: {},
    },
    language: {
      default: language,
      translations: {
        [language]: {
          consentModal: { title: words.title, description: words.intro },
          preferencesModal: {
            title: words.title,
            ...buttons,
            sections: [
              { description: words.intro },
              section('required'),
              section('optimisation'),
              section('marketing'),
              section('media'),
            ],
          },
        },
      },
    },
  })
}
