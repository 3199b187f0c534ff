import type { PageSettings, PageSettingsResponse, SettingsChange } from '#contracts/page-settings.ts'
import { isRecord } from '#json/is-record.ts'

/** The changes as they are sent, with the values that the user saw before; texts by language. */
export type SettingsPatch = { changes: SettingsChange; seen: SettingsChange }

/** The user's changes of the settings; null when there are none. */
export function changedSettings(
  seen: PageSettingsResponse,
  wanted: Partial<PageSettings>,
): SettingsPatch | null {
  const before: Record<string, unknown> = seen
  const changes: Record<string, unknown> = {}
  const known: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(wanted)) {
    const old = before[name]
    if (!isRecord(value) || !isRecord(old)) {
      if (value !== old) [changes[name], known[name]] = [value, old]
      continue
    }
    const texts: Record<string, unknown> = value
    const languages = Object.keys(texts).filter((language) => texts[language] !== old[language])
    if (languages.length === 0) continue
    changes[name] = pick(texts, languages)
    known[name] = pick(old, languages)
  }
  // The names and values are those of the settings.
  return Object.keys(changes).length > 0 ? { changes, seen: known } : null
}

/** The settings with one field, `meta_title.de`, as somebody else has stored it. */
export function withStored<Settings extends object>(
  settings: Settings,
  name: string,
  value: unknown,
): Settings {
  const [field = '', language] = name.split('.')
  if (language === undefined) return { ...settings, [field]: value }
  const texts: unknown = Reflect.get(settings, field)
  return { ...settings, [field]: { ...(isRecord(texts) && texts), [language]: value } }
}

function pick(texts: Record<string, unknown>, languages: string[]): Record<string, unknown> {
  return Object.fromEntries(languages.map((language) => [language, texts[language]]))
}
