import type { Scope } from '../scope.ts'
import { askArchive } from './ask-archive.server.ts'

/** Whom or what one asks about. */
export type ArchiveSubject = { composer: number } | { work: number } | { performer: number }

/** Before any concert that a hall's books name. */
const firstDay = '1800-01-01'

/**
 * How many past events there were of a composer, a work or a performer in each year of the hall's calendar, until
 * yesterday; also before the house's opening. Years of none are left out, cancelled and postponed events are not counted.
 */
export async function countByYear(
  scope: Scope,
  subject: ArchiveSubject,
): Promise<{ year: number; count: number }[]> {
  const wanted = Object.fromEntries(Object.entries(subject).map(([facet, id]) => [facet, [id]]))
  const { answer } = await askArchive(scope, { date: firstDay, ...wanted })
  return answer.countHeldByYear()
}
