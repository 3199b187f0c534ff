import type { PageSettingsResponse, SettingsChange } from '#contracts/page-settings.ts'
import { DomainError } from '#domain/errors.ts'

/** Somebody else has changed the same settings: what is stored now, by field (`is_online`, `meta_title.de`). */
export class SettingsConflictError extends DomainError {
  readonly current: Record<string, unknown>

  constructor(current: Record<string, unknown>) {
    super('conflict', { subject: Object.keys(current).join(', ') })
    this.current = current
  }
}

/**
 * Throws a `SettingsConflictError` for settings whose stored values are neither those that the editor has seen nor
 * the new ones. Texts are compared by language.
 */
export function requireSeen(
  stored: PageSettingsResponse,
  changes: SettingsChange,
  seen: SettingsChange | undefined,
): void {
  if (!seen) return
  const now = byField(stored)
  const before = byField(seen)
  const current = [...byField(changes)].flatMap(([name, wanted]): [string, unknown][] => {
    const value = now.get(name)
    const isOther = before.has(name) && value !== before.get(name) && value !== wanted
    return isOther ? [[name, value]] : []
  })
  if (current.length > 0) throw new SettingsConflictError(Object.fromEntries(current))
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
