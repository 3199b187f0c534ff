import {
  acceptCategory,
  getUserPreferences,
  hide,
  reset,
  run,
  show,
  showPreferences,
} from 'vanilla-cookieconsent'
import type { Language } from '#i18n/languages.ts'
import { consentMessages } from '#i18n/lazy/consent.ts'
import { fixedPageHref } from '#routing/paths.ts'
import { consentCategories, consentCookie, mediaServices, type ConsentCategory } from './consent-cookie.ts'
import { loadDialogStyles } from './load-dialog-styles.ts'
import { trackingServicesOf } from './tracking-services.ts'

let prepared: { language: Language; ready: Promise<void> } | undefined

/** Opens the cookie settings, which have a switch for every category and every kind of media. */
export async function openCookieSettings(language: Language): Promise<void> {
  await prepare(language)
  showPreferences()
}

/**
 * Shows the consent banner, which leaves the page usable and links to the settings. Refusing takes one press, as
 * accepting does. The library makes a modal dialog of it, which takes the focus and keeps it; here it is a region of the
 * page, after the skip link.
 */
export async function askForConsent(language: Language): Promise<void> {
  await prepare(language)
  show(true)
  // The library makes it when it is first shown.
  const banner = document.querySelector('#cc-main .cm')
  const dialogs = banner?.closest('#cc-main')
  if (!banner || !dialogs) return
  document.querySelector('.skip-link')?.after(dialogs)
  banner.setAttribute('role', 'region')
  banner.removeAttribute('aria-modal')
  // The element that the library focuses after a moment.
  banner.querySelector('[tabindex="-1"]')?.removeAttribute('tabindex')
  document.body.addEventListener('keydown', onBannerKey, true)
}

/** Tab leaves the banner, which the library would prevent; Escape closes it until the next page. */
function onBannerKey(event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('#cc-main .cm')) return
  if (event.key === 'Tab') event.stopPropagation()
  if (event.key === 'Escape') hide()
}

/** Removes the banner, because the question has been answered elsewhere. */
export function stopAsking(): void {
  if (prepared) hide()
}

/** Allows all kinds of media from now on, and keeps every other choice. */
export async function allowMedia(language: Language): Promise<void> {
  await prepare(language)
  acceptCategory([...getUserPreferences().acceptedCategories, 'media'])
}

/** Starts the library once for a language; another language restarts it with the same choice. */
function prepare(language: Language): Promise<void> {
  if (prepared?.language === language) return prepared.ready
  if (prepared) reset()
  prepared = { language, ready: start(language) }
  return prepared.ready
}

async function start(language: Language): Promise<void> {
  await loadDialogStyles() // the library inserts its banner at once, which would be visible without styles
  await run({
    autoShow: false,
    hideFromBots: false, // it opens on request only, also for bots
    manageScriptTags: false,
    cookie: { name: consentCookie, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'bar inline', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true, flipButtons: true },
    },
    categories: {
      required: { enabled: true, readOnly: true },
      ...Object.fromEntries(consentCategories.map((category) => [category, switchesOf(category, language)])),
    },
    language: { default: language, translations: { [language]: translationFor(language) } },
  })
}

/** A category of the settings with a switch for each of its services. */
function switchesOf(category: ConsentCategory, language: Language) {
  const { services, usual } = consentMessages[language]
  if (category === 'media')
    return { services: Object.fromEntries(mediaServices.map((one) => [one, { label: services[one] }])) }
  const own = trackingServicesOf().filter((service) => service.category === category)
  // A house without a service of this kind still records what its visitors want.
  const offered = own.length > 0 ? own : [usual[category]]
  // The library shows labels as HTML and reads them out as text, so that they can't be escaped.
  return {
    services: Object.fromEntries(offered.map(({ key, name }) => [key, { label: name.replaceAll('<', '‹') }])),
  }
}

/** What a category is for, and what the services of the house in it do. */
function describe(category: 'required' | ConsentCategory, language: Language): string {
  const texts = trackingServicesOf().flatMap((service) =>
    service.category === category && service.text ? `${service.name}: ${service.text}` : [],
  )
  return [consentMessages[language].categories[category].description, ...texts.map(asHtml)].join('<br>')
}

/** The library inserts descriptions as HTML. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function translationFor(language: Language) {
  const messages = consentMessages[language]
  const buttons = { acceptAllBtn: messages.acceptAll, acceptNecessaryBtn: messages.refuseAll }
  const link = (page: 'privacy' | 'imprint') =>
    `<a href="${fixedPageHref(page, language)}">${messages[page]}</a>`
  return {
    consentModal: {
      title: messages.title,
      description: messages.intro,
      ...buttons,
      showPreferencesBtn: messages.choose,
      footer: `${link('privacy')} ${link('imprint')}`,
    },
    preferencesModal: {
      title: messages.title,
      ...buttons,
      savePreferencesBtn: messages.save,
      closeIconLabel: messages.close,
      serviceCounterLabel: messages.serviceCount,
      sections: [
        { description: messages.intro },
        ...(['required', ...consentCategories] as const).map((category) => ({
          title: messages.categories[category].title,
          description: describe(category, language),
          linkedCategory: category,
        })),
      ],
    },
  }
}
