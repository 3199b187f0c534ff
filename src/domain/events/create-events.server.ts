import { eventCustomerTags, events } from '#db/schema/index.ts'
import { recordAuditOfEach } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import { insertRows } from '../insert-rows.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import type { SearchOption } from '../search/index.server.ts'
import { listErrors, type EventDraft } from './draft.ts'
import { indexEvents } from './index-events.server.ts'
import { insertCast, insertGenres, insertProgramme } from './insert-parts.server.ts'

/** Adds one event to the programme; returns its id. Throws `invalid` with the invalid fields. */
export async function createEvent(scope: Scope, draft: EventDraft): Promise<number> {
  const [id] = await createEvents(scope, [draft])
  if (id === undefined) throw new DomainError('invalid')
  return id
}

/**
 * Adds many events to the programme in one transaction, in the given order; returns their ids. One invalid draft
 * rejects the whole batch. Meant for batches of a few hundred.
 */
export async function createEvents(
  scope: Scope,
  drafts: EventDraft[],
  { search = 'now', copyOf }: SearchOption & { copyOf?: number } = {},
): Promise<number[]> {
  requireRight(scope.viewer, 'manage_records')
  for (const [index, draft] of drafts.entries()) {
    const fields = listErrors(draft)
    if (Object.keys(fields).length > 0)
      throw new DomainError('invalid', { fields, subject: `event ${index}` })
  }
  if (drafts.length === 0) return []
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const ids = await insertRows(inside, events, drafts.map(toRow))
    await insertParts(inside, drafts, ids)
    if (search === 'now') await indexEvents(inside, ids)
    await recordChange(inside, 'event', ids)
    await recordAuditOfEach(
      inside,
      { action: 'create', subjectKind: 'event' },
      ids.map((id, index) => ({
        id,
        details: { title: drafts[index]?.title.de, ...(copyOf !== undefined && { copyOf }) },
      })),
    )
    return ids
  })
}

/** The columns of the event itself; related records are stored separately. */
function toRow(draft: EventDraft) {
  const { genreIds: _genreIds, customerTags: _tags, programme: _programme, cast: _cast, ...event } = draft
  return event
}

async function insertParts(scope: Scope, drafts: EventDraft[], ids: number[]): Promise<void> {
  const withId = drafts.flatMap((draft, index) => {
    const eventId = ids[index]
    return eventId === undefined ? [] : [{ draft, eventId }]
  })
  await insertGenres(
    scope,
    withId.map(({ draft: { genreIds = [] }, eventId }) => ({ eventId, genreIds })),
  )
  await insertRows(
    scope,
    eventCustomerTags,
    withId.flatMap(({ draft, eventId }) => (draft.customerTags ?? []).map((tag) => ({ ...tag, eventId }))),
  )
  await insertCast(
    scope,
    withId.flatMap(({ draft, eventId }) =>
      draft.cast.map((member, position) => ({ member, eventId, position })),
    ),
  )
  await insertProgramme(
    scope,
    withId.map(({ draft: { programme }, eventId }) => ({ eventId, programme })),
  )
}
