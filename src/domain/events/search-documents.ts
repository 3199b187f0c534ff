import { languages, pickLanguage } from '#i18n/languages.ts'
import { hallDay } from '#i18n/dates.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import type { SearchDocument } from '../search/index.server.ts'
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
        composer && nameOf(composer)[language],
        work && pickLanguage(work.title, language),
        work?.catalogueNumber,
        pickLanguage(performance.title, language),
      ]),
      ...cast.map(({ artist }) => nameOf(artist)[language]),
      ...genres.map((genre) => pickLanguage(genre.name, language)),
      series && pickLanguage(series.name, language),
    ]),
    body: unique([
      pickLanguage(event.subtitle, language),
      pickLanguage(event.teaser, language),
      event.description && plainTextOf(event.description[language]),
      room && pickLanguage(room.name, language),
    ]),
    date: event.dateStart,
    year: Number(hallDay(event.dateStart).slice(0, 4)),
    genreIds: genres.map((genre) => genre.id),
    isOnline: event.isOnline,
    visibleFrom: event.onlineFrom,
    visibleTo: event.onlineTo,
  }))
}

function unique(texts: (string | null | undefined)[]): string {
  return [...new Set(texts.filter((text) => text))].join(' ')
}
