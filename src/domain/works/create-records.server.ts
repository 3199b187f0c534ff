import { artists, works } from '#db/schema/index.ts'
import { dateBeside } from '#i18n/uncertain-dates.ts'
import { recordAuditOfEach } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import type { DraftColumns } from '../draft-columns.ts'
import { DomainError } from '../errors.ts'
import { insertRows } from '../insert-rows.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import type { SearchOption } from '../search/index.server.ts'
import { indexArtists, indexWorks } from './index-records.server.ts'

export type ArtistDraft = DraftColumns<typeof artists>
export type WorkDraft = DraftColumns<typeof works>

/** Adds persons and ensembles; returns their numbers in the order given. */
export async function createArtists(
  scope: Scope,
  drafts: ArtistDraft[],
  { search = 'now' }: SearchOption = {},
): Promise<number[]> {
  requireRight(scope.viewer, 'manage_records')
  if (drafts.some((draft) => !draft.name.trim() || !draft.sortName.trim()))
    throw new DomainError('invalid', { fields: { name: 'required' } })
  if (drafts.length === 0) return []
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const ids = await insertRows(inside, artists, drafts.map(withLifeDates))
    if (search === 'now') await indexArtists(inside, ids)
    await recordChange(inside, 'artist', ids)
    await recordAuditOfEach(
      inside,
      { action: 'create', subjectKind: 'artist' },
      ids.map((id, index) => ({ id, details: { title: drafts[index]?.name } })),
    )
    return ids
  })
}

/** Adds works; returns their numbers in the order given. */
export async function createWorks(
  scope: Scope,
  drafts: WorkDraft[],
  { search = 'now' }: SearchOption = {},
): Promise<number[]> {
  requireRight(scope.viewer, 'manage_records')
  if (drafts.some((draft) => !draft.title.de.trim()))
    throw new DomainError('invalid', { fields: { title: 'required' } })
  if (drafts.length === 0) return []
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const ids = await insertRows(inside, works, drafts.map(withComposed))
    if (search === 'now') await indexWorks(inside, ids)
    await recordChange(inside, 'work', ids)
    await recordAuditOfEach(
      inside,
      { action: 'create', subjectKind: 'work' },
      ids.map((id, index) => ({ id, details: { title: drafts[index]?.title.de } })),
    )
    return ids
  })
}

/** Of many only the years are given. */
function withLifeDates(draft: ArtistDraft): ArtistDraft {
  const { born = null, died = null, bornYear = null, diedYear = null, areDatesUncertain = false } = draft
  const marks = { isUncertain: areDatesUncertain }
  return { ...draft, born: dateBeside(born, bornYear, marks), died: dateBeside(died, diedYear, marks) }
}

function withComposed(draft: WorkDraft): WorkDraft {
  return { ...draft, composed: dateBeside(draft.composed ?? null, draft.yearComposed ?? null) }
}
