import { languages, otherLanguage, pickLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { hallDay } from '#i18n/dates.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { accessFacts, type AccessFact } from '#contracts/events.ts'
import { record } from '#records/event/record.ts'
import { publicHouseValues } from '#records/house-fields.ts'
import { visitorTexts } from '#records/visitor-texts.ts'
import { spellingsOf, type SearchDocument } from '../search/index.server.ts'
import { nameOf, type EventParts } from './present.ts'

/** The search document of an event in each language: title, then composers, works and performers, then its texts. */
export function searchDocumentsOf({
  event,
  genres,
  performances,
  cast,
  series,
  room,
}: EventParts): SearchDocument[] {
  return languages.map((language) => ({
    kind: 'event',
    subjectId: event.id,
    language,
    title: pickLanguage(event.title, language),
    names: unique([
      ...performances.flatMap(({ composer, work, performance }) => [
        composer && pickLanguage(nameOf(composer), language),
        work && pickLanguage(work.title, language),
        work?.catalogueNumber,
        pickLanguage(performance.title, language),
      ]),
      ...cast.flatMap(({ artist, replaced }) =>
        [artist, ...(replaced ? [replaced] : [])].map((one) => pickLanguage(nameOf(one), language)),
      ),
      ...genres.map((genre) => pickLanguage(genre.name, language)),
      series && pickLanguage(series.name, language),
    ]),
    aliases: [
      event.title[otherLanguage(language)],
      hallDay(event.dateStart).slice(0, 4),
      ...performances.flatMap(({ composer, work }) => [
        ...(composer ? spellingsOf(composer) : []),
        work?.title[otherLanguage(language)],
        ...(work?.otherTitles ?? []),
      ]),
      ...cast.flatMap(({ artist, replaced }) =>
        [artist, ...(replaced ? [replaced] : [])].flatMap(spellingsOf),
      ),
    ],
    body: unique([
      pickLanguage(event.subtitle, language),
      pickLanguage(event.teaser, language),
      event.description && plainTextOf(event.description[language]),
      room && pickLanguage(room.name, language),
      ...houseTextsOf(event, language),
    ]),
    date: event.dateStart,
    year: Number(hallDay(event.dateStart).slice(0, 4)),
    genreIds: genres.map((genre) => genre.id),
    tags: tagsOf(event, genres),
    priceMin: event.status === 'no_sale' ? 0 : event.priceMin,
    // Vanished events are removed from the search index, just as they are from lists.
    isOnline: event.isOnline && event.vanishedAt === null,
    visibleFrom: event.onlineFrom,
    visibleTo: event.onlineTo,
  }))
}

/** The texts for visitors in the fields that the house has added. */
function houseTextsOf({ houseValues }: EventParts['event'], language: Language): string[] {
  return visitorTexts(record.fields, publicHouseValues(record.fields, houseValues)).flatMap((text) =>
    text.language === null || text.language === language
      ? [typeof text.value === 'string' ? text.value : plainTextOf(text.value)]
      : [],
  )
}

/** Up to this recommended age an event is for children. */
const oldestChild = 12

/** The access facts of an event by the names of the filter, and `children`. */
function tagsOf(
  { access, ageFrom }: EventParts['event'],
  genres: { name: Localized }[],
): (AccessFact | 'children')[] {
  const isForChildren =
    (ageFrom !== null && ageFrom <= oldestChild) ||
    genres.some(({ name }) => /kinder|famili|child/i.test(`${name.de} ${name.en}`))
  return [
    ...accessFacts.filter((fact) =>
      fact === 'wheelchair' ? (access.wheelchair_places ?? 0) > 0 : access[fact] === true,
    ),
    ...(isForChildren ? ['children' as const] : []),
  ]
}

function unique(texts: (string | null | undefined)[]): string {
  return [...new Set(texts.filter((text) => text))].join(' · ')
}
