import { asc } from 'drizzle-orm'
import { genres, rooms, series } from '#db/schema/index.ts'
import type { Localized } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'

type Choice = { id: number; name: Localized }
export type FilterChoices = { genres: Choice[]; rooms: Choice[]; series: Choice[] }

/** What the programme can be narrowed by. */
export async function listFilterChoices({ db }: Scope): Promise<FilterChoices> {
  const [genreRows, roomRows, seriesRows] = await Promise.all([
    db.select({ id: genres.id, name: genres.name }).from(genres).orderBy(asc(genres.position)),
    db.select({ id: rooms.id, name: rooms.name }).from(rooms).orderBy(asc(rooms.position)),
    db.select({ id: series.id, name: series.name }).from(series).orderBy(asc(series.position)),
  ])
  return { genres: genreRows, rooms: roomRows, series: seriesRows }
}
