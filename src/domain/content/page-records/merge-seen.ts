import type { PageSettingsResponse, SettingsChange } from '#contracts/page-settings.ts'
import { DomainError } from '#domain/errors.ts'
import { isRecord } from '#json/is-record.ts'
import { conflict, mergeValue } from '#records/merge-changes.ts'

/** Somebody else has changed the same settings: what is stored now, by field (`is_online`, `meta_title.de`). */
export class SettingsConflictError extends DomainError {
  readonly current: Record<string, unknown>

  constructor(current: Record<string, unknown>) {
    super('conflict', { subject: Object.keys(current).join(', ') })
    this.current = current
  }
}

/**
 * The changes merged with what others have stored since the editor has seen the settings, texts by language. Throws a
 * `SettingsConflictError` for settings that both have changed.
 */
export function mergeSeen(
  stored: PageSettingsResponse,
  changes: SettingsChange,
  seen: SettingsChange,
): SettingsChange {
  const [now, before] = [byField(stored), byField(seen)]
  const merged: Record<string, unknown> = {}
  const current: Record<string, unknown> = {}
  for (const [name, mine] of byField(changes)) {
    const value = mergeValue(now.get(name), mine, before.has(name) ? before.get(name) : now.get(name))
    if (value === conflict) current[name] = now.get(name)
    else if (value !== now.get(name)) set(merged, name, value)
  }
  if (Object.keys(current).length > 0) throw new SettingsConflictError(current)
  return merged
}

function set(settings: Record<string, unknown>, name: string, value: unknown): void {
  const [field = '', language] = name.split('.')
  const texts = settings[field]
  settings[field] = language === undefined ? value : { ...(isRecord(texts) && texts), [language]: value }
}

function byField(settings: object): Map<string, unknown> {
  return new Map(
    Object.entries(settings).flatMap(([name, value]: [string, unknown]): [string, unknown][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([language, text]): [string, unknown] => [`${name}.${language}`, text])
        : [[name, value]],
    ),
  )
}
