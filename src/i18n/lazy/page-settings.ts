import type { Localized } from '../languages.ts'

/** The texts of a page's settings. */
export const pageSettingTexts = {
  groups: {
    address: { de: 'Adresse', en: 'Address' },
    visibility: { de: 'Sichtbarkeit', en: 'Visibility' },
    stage: { de: 'Bühne', en: 'Stage' },
    sharing: { de: 'Suchmaschinen und soziale Netze', en: 'Search engines and social networks' },
    appearance: { de: 'Darstellung', en: 'Appearance' },
  },
  labels: {
    title: { de: 'Titel der neuen Sprachfassung', en: 'Title of the new language version' },
    slug: { de: 'Adresse', en: 'Address' },
    meta_title: { de: 'Titel für Suchmaschinen', en: 'Title for search engines' },
    meta_description: { de: 'Beschreibung für Suchmaschinen', en: 'Description for search engines' },
    og_title: { de: 'Titel beim Teilen', en: 'Title when shared' },
    og_description: { de: 'Beschreibung beim Teilen', en: 'Description when shared' },
    is_online: {
      de: 'Online (sonst bleibt die Seite mit allen Unterseiten verborgen)',
      en: 'Online (otherwise the page and all its subpages stay hidden)',
    },
    in_menu: { de: 'Im Menü', en: 'In the menu' },
    in_footer: { de: 'In der Fußzeile', en: 'In the footer' },
    is_highlight: { de: 'Im Menü hervorgehoben', en: 'Highlighted in the menu' },
    is_clickable: {
      de: 'Anklickbar (sonst führt sie zur ersten Unterseite)',
      en: 'Clickable (otherwise it leads to its first subpage)',
    },
    has_tab_navigation: { de: 'Unterseiten als Reiter', en: 'Subpages as tabs' },
    online_from: { de: 'Online ab', en: 'Online from' },
    online_to: { de: 'Online bis', en: 'Online until' },
    hero_video: { de: 'Video (Adresse)', en: 'Video (address)' },
    og_image: { de: 'Bild beim Teilen', en: 'Picture when shared' },
    content_type: { de: 'Art der Seite', en: 'Kind of page' },
    page_class: { de: 'Stilklasse', en: 'Style class' },
  },
  hints: {
    title: {
      de: 'Mit einem Titel gibt es die Seite auch in dieser Sprache.',
      en: 'With a title, the page also exists in this language.',
    },
    slug: {
      de: 'Ändert sich die Adresse, führt die alte weiter hierher.',
      en: 'When the address changes, the old one still leads here.',
    },
  },
  kinds: {
    page: { de: 'Seite', en: 'Page' },
    landing: { de: 'Landingpage', en: 'Landing page' },
  },
} satisfies Record<string, Record<string, Localized>>

/** The values of settings that are switched on or off. */
export const flagMessages = {
  de: { true: 'ja', false: 'nein' },
  en: { true: 'yes', false: 'no' },
} satisfies Localized<unknown>
