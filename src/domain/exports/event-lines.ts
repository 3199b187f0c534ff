import type { HouseFormats } from '#i18n/house-formats.ts'
import { pickLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { valuesOf } from '#records/definition.ts'
import { record } from '#records/event/record.ts'
import { optionLabel, type DraftOf, type Values } from '#records/field.ts'
import type { Names } from './find-names.server.ts'

const words = {
  de: { interval: 'Pause', talk: 'Gespräch', encore: 'Zugabe', replaces: 'springt ein für' },
  en: { interval: 'Interval', talk: 'Talk', encore: 'Encore', replaces: 'replaces' },
}

/**
 * The programme of an event, a line for each item, in the form that imports of planning files read; with everything that
 * a printed programme of the house says (`printed`) in another one.
 */
export function programmeLines(
  event: Values,
  names: Names,
  language: Language,
  printed: HouseFormats | null = null,
): string[] {
  return (valuesOf(record, event).programme ?? []).map((item) => {
    const { interval, talk, encore } = words[language]
    const title = textIn(item.title, language)
    const minutes = item.minutes === null ? '' : ` (${item.minutes}')`
    if (item.kind === 'interval') return interval + minutes
    if (item.kind === 'talk') return `${talk}: ${title}${minutes}`
    const work = nameOf(names, language, 'work', item.work)
    const premiere = record.fields.programme.fields.premiere.options.find(
      ({ value }) => value === item.premiere,
    )
    const also = printed
      ? [
          textIn(item.arrangement, language),
          premiere && optionLabel(premiere, printed)[language],
          textIn(item.note, language),
        ]
      : []
    const played = [[work, title].filter(Boolean).join(' – '), ...also].filter(Boolean).join(', ')
    return `${item.kind === 'encore' ? `${encore}: ` : ''}${played}${minutes}`
  })
}

/** Who performs, a line for each: `Anna Muster, Klavier`; for print also whom they replace, and notes. */
export function castLines(event: Values, names: Names, language: Language, isPrinted = false): string[] {
  return linesOf(valuesOf(record, event).cast ?? [], names, language, isPrinted)
}

type Member = DraftOf<typeof record.fields>['cast'][number]

function linesOf(cast: readonly Member[], names: Names, language: Language, isPrinted: boolean): string[] {
  return cast.map((member) => {
    const replaced = nameOf(names, language, 'artist', member.replaces)
    return [
      nameOf(names, language, 'artist', member.artist),
      textIn(member.role, language),
      ...(isPrinted
        ? [replaced && `${words[language].replaces} ${replaced}`, textIn(member.note, language)]
        : []),
    ]
      .filter(Boolean)
      .join(', ')
  })
}

/** Who performs in single items only, with the item's work before them. */
export function castOfItems(event: Values, names: Names, language: Language): string[] {
  return (valuesOf(record, event).programme ?? []).flatMap((item) => {
    const cast = linesOf(item.cast, names, language, true)
    return cast.length === 0 ? [] : [`${nameOf(names, language, 'work', item.work)}: ${cast.join('; ')}`]
  })
}

function nameOf(names: Names, language: Language, kind: string, id: number | null): string {
  return id !== null ? (names[language][`${kind}:${id}`] ?? '') : ''
}

function textIn(text: Localized | null, language: Language): string {
  return text ? pickLanguage(text, language) : ''
}
