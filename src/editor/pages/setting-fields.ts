import type { PageSettings } from '#contracts/page-settings.ts'
import type { Localized } from '#i18n/languages.ts'

type LocalizedName = {
  [Name in keyof PageSettings]: PageSettings[Name] extends Localized ? Name : never
}[keyof PageSettings]
type FlagName = {
  [Name in keyof PageSettings]: PageSettings[Name] extends boolean ? Name : never
}[keyof PageSettings]

export type SettingField = { label: Localized; hint?: Localized } & (
  | { kind: 'text'; name: LocalizedName; isLong?: boolean; limit: number }
  | { kind: 'flag'; name: FlagName }
  | { kind: 'time'; name: 'online_from' | 'online_to' }
  | { kind: 'picture'; name: 'og_image' }
  | { kind: 'plain'; name: 'page_class' | 'hero_video'; limit: number }
  | {
      kind: 'choice'
      name: 'content_type'
      options: { value: PageSettings['content_type']; label: Localized }[]
    }
)

const text = (
  name: LocalizedName,
  de: string,
  en: string,
  limit: number,
  more: { isLong?: boolean; hint?: Localized } = {},
): SettingField => ({ kind: 'text', name, label: { de, en }, limit, ...more })
const flag = (name: FlagName, de: string, en: string): SettingField => ({
  kind: 'flag',
  name,
  label: { de, en },
})

/** The single table of a page's settings, in the groups and the order in which they are shown. */
export const settingGroups: { title: Localized; fields: SettingField[] }[] = [
  {
    title: { de: 'Adresse', en: 'Address' },
    fields: [
      text('title', 'Titel der neuen Sprachfassung', 'Title of the new language version', 200, {
        hint: {
          de: 'Mit einem Titel gibt es die Seite auch in dieser Sprache.',
          en: 'With a title, the page also exists in this language.',
        },
      }),
      text('slug', 'Adresse', 'Address', 100, {
        hint: {
          de: 'Ändert sich die Adresse, führt die alte weiter hierher.',
          en: 'When the address changes, the old one still leads here.',
        },
      }),
    ],
  },
  {
    title: { de: 'Sichtbarkeit', en: 'Visibility' },
    fields: [
      flag(
        'is_online',
        'Online (sonst bleibt die Seite mit allen Unterseiten verborgen)',
        'Online (otherwise the page and all its subpages stay hidden)',
      ),
      { kind: 'time', name: 'online_from', label: { de: 'Online ab', en: 'Online from' } },
      { kind: 'time', name: 'online_to', label: { de: 'Online bis', en: 'Online until' } },
      flag('in_menu', 'Im Menü', 'In the menu'),
      flag('in_footer', 'In der Fußzeile', 'In the footer'),
      flag('is_highlight', 'Im Menü hervorgehoben', 'Highlighted in the menu'),
      flag(
        'is_clickable',
        'Anklickbar (sonst führt sie zur ersten Unterseite)',
        'Clickable (otherwise it leads to its first subpage)',
      ),
      flag('has_tab_navigation', 'Unterseiten als Reiter', 'Subpages as tabs'),
    ],
  },
  {
    title: { de: 'Bühne', en: 'Stage' },
    fields: [
      {
        kind: 'plain',
        name: 'hero_video',
        limit: 500,
        label: { de: 'Video (Adresse)', en: 'Video (address)' },
      },
    ],
  },
  {
    title: { de: 'Suchmaschinen und soziale Netze', en: 'Search engines and social networks' },
    fields: [
      text('meta_title', 'Titel für Suchmaschinen', 'Title for search engines', 200),
      text('meta_description', 'Beschreibung für Suchmaschinen', 'Description for search engines', 400, {
        isLong: true,
      }),
      text('og_title', 'Titel beim Teilen', 'Title when shared', 200),
      text('og_description', 'Beschreibung beim Teilen', 'Description when shared', 400, { isLong: true }),
      { kind: 'picture', name: 'og_image', label: { de: 'Bild beim Teilen', en: 'Picture when shared' } },
    ],
  },
  {
    title: { de: 'Darstellung', en: 'Appearance' },
    fields: [
      {
        kind: 'choice',
        name: 'content_type',
        label: { de: 'Art der Seite', en: 'Kind of page' },
        options: [
          { value: 'page', label: { de: 'Seite', en: 'Page' } },
          { value: 'landing', label: { de: 'Landingpage', en: 'Landing page' } },
        ],
      },
      { kind: 'plain', name: 'page_class', limit: 200, label: { de: 'Stilklasse', en: 'Style class' } },
    ],
  },
]
