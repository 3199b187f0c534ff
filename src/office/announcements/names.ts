import { perLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import type { StaffCalls } from '#fields/staff-calls/staff-calls.ts'
import { readRecord } from '../records/calls.ts'
import { definitionOf } from '../records/records-context.ts'

/** The name of a record in both languages, as the public page has it. */
export type NameOf = (kind: 'artist' | 'room' | 'work', id: number) => Promise<Localized>

/** Reads each name once. */
export function createNames(calls: StaffCalls): NameOf {
  const known = new Map<string, Promise<Localized>>()
  return (kind, id) => {
    const key = `${kind}:${id}`
    const found =
      known.get(key) ??
      readRecord(calls, definitionOf(kind)?.path ?? '', id).then(({ values }) => nameIn(values))
    known.set(key, found)
    return found
  }
}

function nameIn({ name, title, name_english: english }: Record<string, unknown>): Localized {
  const own = name ?? title
  if (typeof own === 'string') return { de: own, en: typeof english === 'string' && english ? english : own }
  const textIn = (language: Language) => (isRecord(own) ? own[language] : undefined)
  return perLanguage((language) => {
    const text = textIn(language) || textIn('de')
    return typeof text === 'string' ? text : ''
  })
}
