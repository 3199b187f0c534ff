import type { ArchiveFilters } from '#contracts/archive.ts'
import { addDays, openingDay } from '#i18n/dates.ts'
import type { Random } from '../random.ts'
import { commonWords, missingWord, shortWords } from '../search-words.ts'
import type { Subjects } from '../subjects.ts'

type Given = { subjects: Subjects; seasons: number[]; random: Random }

const daysOfArchive = 41_000

/** What people look for in the archive. Each call returns a new query. */
export function listArchiveQuestions(given: Given): { name: string; next: () => ArchiveFilters }[] {
  const { subjects, seasons, random } = given
  const { pick } = random
  return [
    { name: 'nothing in particular', next: () => ({}) },
    { name: 'composer', next: () => ({ composer: [pick(subjects.composers)] }) },
    { name: 'work', next: () => ({ work: [pick(subjects.works)] }) },
    { name: 'season and hall', next: () => ({ season: [pick(seasons)], room: [pick(subjects.rooms)] }) },
    { name: 'common word', next: () => ({ query: pick(commonWords) }) },
    { name: 'short word', next: () => ({ query: pick(shortWords) }) },
    { name: 'one letter', next: () => ({ query: pick(['a', 'e', 'n', 'r', 's']) }) },
    { name: 'word that is nowhere', next: () => ({ query: missingWord(random) }) },
    { name: 'random combinations', next: () => combine(given) },
  ]
}

/** Each filter may be present or not, with one or several values. */
function combine({ subjects, seasons, random }: Given): ArchiveFilters {
  const { next, pick, whole } = random
  const some = (ids: number[], share: number) =>
    next() < share && ids.length > 0 ? Array.from({ length: whole(1, 3) }, () => pick(ids)) : undefined
  const from = addDays(openingDay, whole(0, daysOfArchive))
  return {
    composer: some(subjects.composers, 0.4),
    work: some(subjects.works, 0.2),
    performer: some(subjects.performers, 0.3),
    room: some(subjects.rooms, 0.3),
    genre: some(subjects.genres, 0.3),
    season: some(seasons, 0.2),
    query: next() < 0.4 ? pick([...commonWords, ...shortWords]) : undefined,
    date: next() < 0.3 ? from : undefined,
    date_to: next() < 0.2 ? addDays(from, whole(0, 9000)) : undefined,
    ordering: next() < 0.5 ? 'date_start' : '-date_start',
  }
}
