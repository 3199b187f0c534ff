import type { Scope } from '../scope.ts'
import { askArchive } from './ask-archive.server.ts'

/** The person or work whose concerts are counted. */
export type ArchiveSubject = { composer: number } | { work: number } | { performer: number }

/** Earlier than any recorded concert. */
const firstDay = '1800-01-01'

/**
 * The number of past events of a composer, a work or a performer per year in the hall's calendar, until yesterday,
 * including events before the house's opening. Years without events are left out; events that did not take place are
 * not counted.
 */
export async function countByYear(
  scope: Scope,
  subject: ArchiveSubject,
): Promise<{ year: number; count: number }[]> {
  const wanted = Object.fromEntries(Object.entries(subject).map(([facet, id]) => [facet, [id]]))
  const { answer } = await askArchive(scope, { date: firstDay, ...wanted })
  return answer.countHeldByYear()
}
