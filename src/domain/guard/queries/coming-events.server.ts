import { and, lt, type SQL } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import { isComing } from '../../events/index.server.ts'
import { visitor, type Scope } from '../../scope.ts'
import { visibleTo } from '../../visibility.server.ts'
import type { RuleQuestion } from '../rule.ts'

/** The condition of events that are to come and public; for the house itself only those within some days. */
export function isPublicSoon(
  scope: Pick<Scope, 'now'>,
  { isForRelease }: Pick<RuleQuestion, 'isForRelease'>,
  days: number,
): SQL | undefined {
  const { now } = scope
  return and(
    isComing(scope),
    visibleTo({ viewer: visitor, now }, events),
    isForRelease ? undefined : lt(events.dateStart, new Date(now.getTime() + days * 86_400_000)),
  )
}
