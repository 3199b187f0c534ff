import { earliestDay } from '#i18n/dates.ts'
import type { Scope } from '../scope.ts'
import { readSettings } from './settings.server.ts'

/** The house's first day, with which its archive begins; without one, the first day that an event can have. */
export async function readOpeningDay(scope: Scope): Promise<string> {
  return (await readSettings(scope)).opened_on ?? earliestDay
}
