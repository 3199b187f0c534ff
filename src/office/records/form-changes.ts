import { isTime } from '#fields/controls/read-time.ts'
import { perLanguage, type Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import type { Fields, Values } from '#records/field.ts'
import { slugOf } from '#routing/slug-of.ts'
import { textIn } from '../fields/localized-value.ts'

/** The changes that differ from what is stored. */
export function realChanges(stored: Values, changes: Values): Values {
  return Object.fromEntries(Object.entries(changes).filter(([name, value]) => !isSame(value, stored[name])))
}

/**
 * The fields that were set back by hand to what is public while another value waits for them: let wait, they replace that
 * value.
 */
export function setBack(stored: Values, changes: Values, waiting: readonly { changes: Values }[]): Values {
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) =>
        isSame(value, stored[name]) &&
        waiting.some((one) => Object.hasOwn(one.changes, name) && !isSame(one.changes[name], value)),
    ),
  )
}

/** What the user has seen of the fields that are changed, so that the server can merge what others did meanwhile. */
export function seenOf(stored: Values, changes: Values): Values {
  return Object.fromEntries(Object.keys(changes).map((name) => [name, stored[name] ?? null]))
}

/**
 * The changes that are left after a save was answered: fields that were typed in while it was under way keep what was
 * typed.
 */
export function leftAfterSave(changes: Values, sent: Values): Values {
  return Object.fromEntries(Object.entries(changes).filter(([name, value]) => value !== sent[name]))
}

/**
 * The values without what was typed as a time and is none: the form keeps it, so that it can be corrected, and what is shown
 * beside the form needs not know about it.
 */
export function withoutUnread(fields: Fields, values: Values): Values {
  const unread = Object.entries(fields).filter(([name, { kind }]) => {
    const value = values[name]
    return (kind === 'instant' || kind === 'day') && typeof value === 'string' && !isTime(kind, value)
  })
  return unread.length === 0
    ? values
    : { ...values, ...Object.fromEntries(unread.map(([name]) => [name, null])) }
}

/** The values without one of them. */
export function without(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([one]) => one !== name))
}

/**
 * The value with which a user decides against what others have stored: of a text in both languages, only those are
 * replaced that the user has changed.
 */
export function mineOver(seen: unknown, mine: unknown, theirs: unknown): unknown {
  if (!isRecord(mine) || !isRecord(theirs)) return mine
  const before = isRecord(seen) ? seen : { de: '', en: '' }
  return perLanguage((language) =>
    isSame(mine[language], before[language]) ? theirs[language] : mine[language],
  )
}

/** The addresses of a new record after a change of the text of which they are made, unless somebody has written others. */
export function slugsAfter(fields: Fields, values: Values, name: string, value: unknown): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([slug, field]) => {
      if (field.kind !== 'slug' || field.from !== name) return []
      const now = values[slug]
      const follow = (part: unknown, language: Language) =>
        part === slugOf(textIn(values[name], language)) ? slugOf(textIn(value, language)) : part
      return [[slug, isRecord(now) ? perLanguage((one) => follow(now[one], one)) : follow(now, 'de')]]
    }),
  )
}
