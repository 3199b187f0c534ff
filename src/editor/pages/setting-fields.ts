import type { PageSettings } from '#contracts/page-settings.ts'
import type { Localized } from '#i18n/languages.ts'
import { pageSettingTexts } from '#i18n/lazy/page-settings.ts'

const { groups, labels, hints, kinds } = pageSettingTexts

type LocalizedName = {
  [Name in keyof PageSettings]: PageSettings[Name] extends Localized ? Name : never
}[keyof PageSettings] &
  keyof typeof labels
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
  limit: number,
  more: { isLong?: boolean; hint?: Localized } = {},
): SettingField => ({ kind: 'text', name, label: labels[name], limit, ...more })
const flag = (name: FlagName): SettingField => ({ kind: 'flag', name, label: labels[name] })

/** The single table of a page's settings, in the groups and the order in which they are shown. */
export const settingGroups: { title: Localized; fields: SettingField[] }[] = [
  {
    title: groups.address,
    fields: [
      text('title', 200, {
        hint: hints.title,
      }),
      text('slug', 100, {
        hint: hints.slug,
      }),
    ],
  },
  {
    title: groups.visibility,
    fields: [
      flag('is_online'),
      { kind: 'time', name: 'online_from', label: labels.online_from },
      { kind: 'time', name: 'online_to', label: labels.online_to },
      flag('in_menu'),
      flag('in_footer'),
      flag('is_highlight'),
      flag('is_clickable'),
      flag('has_tab_navigation'),
    ],
  },
  {
    title: groups.stage,
    fields: [
      {
        kind: 'plain',
        name: 'hero_video',
        limit: 500,
        label: labels.hero_video,
      },
    ],
  },
  {
    title: groups.sharing,
    fields: [
      text('meta_title', 200),
      text('meta_description', 400, {
        isLong: true,
      }),
      text('og_title', 200),
      text('og_description', 400, { isLong: true }),
      { kind: 'picture', name: 'og_image', label: labels.og_image },
    ],
  },
  {
    title: groups.appearance,
    fields: [
      {
        kind: 'choice',
        name: 'content_type',
        label: labels.content_type,
        options: [
          { value: 'page', label: kinds.page },
          { value: 'landing', label: kinds.landing },
        ],
      },
      { kind: 'plain', name: 'page_class', limit: 200, label: labels.page_class },
    ],
  },
]
