import type { Localized } from '#i18n/languages.ts'
import type { Fields } from './field.ts'

/**
 * The settings of a page that its dialog in the page editor shows. A page is no kind of record: it has a tree, drafts and
 * languages that may be missing. Its settings are defined, checked and merged like the fields of records.
 */
export const pageSettingFields = {
  title: {
    kind: 'text',
    localized: true,
    limit: 200,
    label: { de: 'Titel der neuen Sprachfassung', en: 'Title of the new language version' },
    hint: {
      de: 'Mit einem Titel gibt es die Seite auch in dieser Sprache.',
      en: 'With a title, the page also exists in this language.',
    },
  },
  slug: {
    kind: 'text',
    localized: true,
    limit: 100,
    isInternal: true,
    label: { de: 'Adresse', en: 'Address' },
    hint: {
      de: 'Ändert sich die Adresse, führt die alte weiter hierher.',
      en: 'When the address changes, the old one still leads here.',
    },
  },
  is_online: {
    kind: 'flag',
    label: {
      de: 'Online (sonst bleibt die Seite mit allen Unterseiten verborgen)',
      en: 'Online (otherwise the page and all its subpages stay hidden)',
    },
  },
  online_from: { kind: 'instant', label: { de: 'Online ab', en: 'Online from' } },
  online_to: { kind: 'instant', label: { de: 'Online bis', en: 'Online until' } },
  in_menu: { kind: 'flag', label: { de: 'Im Menü', en: 'In the menu' } },
  in_footer: { kind: 'flag', label: { de: 'In der Fußzeile', en: 'In the footer' } },
  is_highlight: { kind: 'flag', label: { de: 'Im Menü hervorgehoben', en: 'Highlighted in the menu' } },
  is_clickable: {
    kind: 'flag',
    label: {
      de: 'Anklickbar (sonst führt sie zur ersten Unterseite)',
      en: 'Clickable (otherwise it leads to its first subpage)',
    },
  },
  has_tab_navigation: { kind: 'flag', label: { de: 'Unterseiten als Reiter', en: 'Subpages as tabs' } },
  hero_video: {
    kind: 'text',
    limit: 500,
    isInternal: true,
    label: { de: 'Video (Adresse)', en: 'Video (address)' },
  },
  meta_title: {
    kind: 'text',
    localized: true,
    limit: 200,
    label: { de: 'Titel für Suchmaschinen', en: 'Title for search engines' },
  },
  meta_description: {
    kind: 'text',
    localized: true,
    lines: 3,
    limit: 400,
    label: { de: 'Beschreibung für Suchmaschinen', en: 'Description for search engines' },
  },
  og_title: {
    kind: 'text',
    localized: true,
    limit: 200,
    label: { de: 'Titel beim Teilen', en: 'Title when shared' },
  },
  og_description: {
    kind: 'text',
    localized: true,
    lines: 3,
    limit: 400,
    label: { de: 'Beschreibung beim Teilen', en: 'Description when shared' },
  },
  og_image: { kind: 'picture', label: { de: 'Bild beim Teilen', en: 'Picture when shared' } },
  content_type: {
    kind: 'choice',
    required: true,
    label: { de: 'Art der Seite', en: 'Kind of page' },
    options: [
      { value: 'page', label: { de: 'Seite', en: 'Page' } },
      { value: 'landing', label: { de: 'Landingpage', en: 'Landing page' } },
    ],
  },
  page_class: { kind: 'text', limit: 200, isInternal: true, label: { de: 'Stilklasse', en: 'Style class' } },
} as const satisfies Fields
export type PageSettingName = keyof typeof pageSettingFields

/** The groups of the dialog, with their fields in order. */
export const pageSettingGroups: readonly { label: Localized; fields: readonly PageSettingName[] }[] = [
  { label: { de: 'Adresse', en: 'Address' }, fields: ['title', 'slug'] },
  {
    label: { de: 'Sichtbarkeit', en: 'Visibility' },
    fields: [
      'is_online',
      'online_from',
      'online_to',
      'in_menu',
      'in_footer',
      'is_highlight',
      'is_clickable',
      'has_tab_navigation',
    ],
  },
  { label: { de: 'Bühne', en: 'Stage' }, fields: ['hero_video'] },
  {
    label: { de: 'Suchmaschinen und soziale Netze', en: 'Search engines and social networks' },
    fields: ['meta_title', 'meta_description', 'og_title', 'og_description', 'og_image'],
  },
  { label: { de: 'Darstellung', en: 'Appearance' }, fields: ['content_type', 'page_class'] },
]
