import {
  collectDraftsCall,
  listAnnouncementsCall,
  type LeftDraft,
  type MeantRecords,
} from '#contracts/office-releases.ts'
import { DomainError } from '#domain/errors.ts'
import { collectDrafts, type LeftDraft as FoundLeft, type Meant } from '#domain/publishing/index.server.ts'
import { listAnnouncements } from '#domain/releases/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { presentRelease } from './office-releases.ts'
import { findRecordCalls } from './records.ts'

/** The calls that let drafts wait for a release. */
export function officeCollectingHandlers(api: Api): void {
  handle(
    api,
    collectDraftsCall,
    async ({ scope, params: { id, lang: language }, json: { meant, after } }) => {
      const batch = await collectDrafts(scope, recordStores, {
        releaseId: id,
        meant: readMeant(meant),
        after,
        language,
      })
      return { ...batch, left: batch.left.map(presentLeft) }
    },
  )

  handle(api, listAnnouncementsCall, async ({ scope }) => {
    const announcements = await listAnnouncements(scope)
    return announcements.flatMap(({ seasonId, release: { state, ...release } }) =>
      state === 'published'
        ? []
        : [{ season: seasonId, release: { ...presentRelease({ ...release, state }) } }],
    )
  })
}

/** The filters of a list are those of its own call. Throws `invalid` for others. */
function readMeant(meant: MeantRecords): Meant {
  if (!('query' in meant)) return meant
  const { kind } = meant
  const schema = findRecordCalls(kind)?.calls.list.request.query
  if (!schema) throw new DomainError('not_found', { subject: kind })
  const parsed = schema.safeParse(Object.fromEntries(new URLSearchParams(meant.query)))
  if (!parsed.success) throw new DomainError('invalid', { fields: { query: 'invalid' } })
  const { query, ids, page: _, page_size: __, ordering: ___, ...filters } = parsed.data
  return { kind, question: { query, ids, filters } }
}

function presentLeft({ release, ...left }: FoundLeft): LeftDraft {
  return { ...left, release: release && presentRelease(release) }
}
