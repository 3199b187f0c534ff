import { isRecord } from '#json/is-record.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { record } from '#records/event/record.ts'
import type { Values } from '#records/field.ts'
import type { Names } from './find-names.server.ts'

const words = {
  de: { interval: 'Pause', talk: 'Gespräch', encore: 'Zugabe', replaces: 'springt ein für' },
  en: { interval: 'Interval', talk: 'Talk', encore: 'Encore', replaces: 'replaces' },
}

/**
 * The programme of an event, a line for each item, in the form that imports of planning files read; with everything that
 * a printed programme says (`isPrinted`) in another one.
 */
export function programmeLines(
  programme: unknown,
  names: Names,
  language: Language,
  isPrinted = false,
): string[] {
  return partsOf(programme).map((item) => {
    const { interval, talk, encore } = words[language]
    const title = textIn(item['title'], language)
    const minutes = typeof item['minutes'] === 'number' ? ` (${item['minutes']}')` : ''
    if (item['kind'] === 'interval') return interval + minutes
    if (item['kind'] === 'talk') return `${talk}: ${title}${minutes}`
    const work = nameOf(names, language, 'work', item['work'])
    const premiere = record.fields.programme.fields.premiere.options.find(
      ({ value }) => value === item['premiere'],
    )
    const also = [
      textIn(item['arrangement'], language),
      premiere?.label[language],
      textIn(item['note'], language),
    ]
    const played = [[work, title].filter(Boolean).join(' – '), ...(isPrinted ? also : [])]
      .filter(Boolean)
      .join(', ')
    return `${item['kind'] === 'encore' ? `${encore}: ` : ''}${played}${minutes}`
  })
}

/** Who performs, a line for each: `Anna Muster, Klavier`; for print also whom they replace, and notes. */
export function castLines(cast: unknown, names: Names, language: Language, isPrinted = false): string[] {
  return partsOf(cast).map((member) => {
    const replaced = nameOf(names, language, 'artist', member['replaces'])
    return [
      nameOf(names, language, 'artist', member['artist']),
      textIn(member['role'], language),
      ...(isPrinted
        ? [replaced && `${words[language].replaces} ${replaced}`, textIn(member['note'], language)]
        : []),
    ]
      .filter(Boolean)
      .join(', ')
  })
}

/** Who performs in single items only, with the item's work before them. */
export function castOfItems(programme: unknown, names: Names, language: Language): string[] {
  return partsOf(programme).flatMap((item) => {
    const cast = castLines(item['cast'], names, language, true)
    return cast.length === 0 ? [] : [`${nameOf(names, language, 'work', item['work'])}: ${cast.join('; ')}`]
  })
}

function nameOf(names: Names, language: Language, kind: string, id: unknown): string {
  return typeof id === 'number' ? (names[language][`${kind}:${id}`] ?? '') : ''
}

function textIn(value: unknown, language: Language): string {
  return isRecord(value) && typeof value['de'] === 'string' && typeof value['en'] === 'string'
    ? pickLanguage({ de: value['de'], en: value['en'] }, language)
    : ''
}

function partsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
