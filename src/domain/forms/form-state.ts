/** What the list of forms says besides what is stored in their rows. */
import { eq, sql, type SQL } from 'drizzle-orm'
import { formEntries, forms } from '#db/schema/index.ts'
import type { DraftOf } from '#records/field.ts'
import type { record } from '#records/form/record.ts'
import type { Scope } from '../scope.ts'
import { isUnread } from './entry-conditions.ts'

/** Whether visitors can fill in a form now. */
export function stateOfForm({ now }: Pick<Scope, 'now'>): SQL<DraftOf<typeof record.fields>['state']> {
  const at = now.toISOString()
  return sql`(CASE WHEN NOT ${forms.isOnline} THEN 'offline' WHEN ${forms.publishedFrom} > ${at} THEN 'planned'
    WHEN ${forms.publishedTo} <= ${at} THEN 'over' ELSE 'open' END)`
}

export function numberOfEntries(which?: 'unread'): SQL<number> {
  return sql<number>`(SELECT count(*)::int FROM ${formEntries} WHERE ${eq(formEntries.formId, forms.id)}
    ${which === 'unread' ? sql`AND ${isUnread}` : sql``})`
}
