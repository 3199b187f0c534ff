import type { Language } from '#i18n/languages.ts'
import {
  findDraft,
  isDraftNewer,
  listUnpublishedSections,
  publishDraft,
  type SectionKey,
} from '../content/index.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import {
  changeAll,
  detailOf,
  findTitles,
  loadManyValues,
  mayChange,
  storeOfKind,
  titleOf,
  type RecordStore,
  type RecordStores,
} from '../records/index.server.ts'
import {
  collectEach,
  findOrCreateRelease,
  findWaitingOfKind,
  roomIn,
  type WaitingItem,
} from '../releases/index.server.ts'
import type { Scope } from '../scope.ts'
import { problemOf } from './apply-release.server.ts'
import { listMeant, type Meant } from './list-meant.server.ts'
import { rolledBack } from './rolled-back.server.ts'

/** Records of a batch: what a call can try out within a second. */
const batchSize = 100

/** What can't become public with the release, and why. */
export type LeftDraft = {
  kind: string
  id: number
  title: string
  /** Distinguishes it from others with the same title. */
  detail: string
  /** Of what is written on its page; null for the record itself. */
  language: Language | null
  reason:
    /** Visitors see all of it already. */
    | 'public'
    /** It waits for another release. */
    | 'elsewhere'
    /** A rule is broken; `problem` names it. */
    | 'invalid'
    | 'forbidden'
    | 'gone'
    /** The release takes no more. */
    | 'full'
  problem: string | null
  release: WaitingItem['release'] | null
}
export type CollectedBatch = {
  /** How many records are meant, and how many of them have been looked at so far. */
  total: number
  position: number
  /** How many records of this batch were added, and were in the release already. */
  added: number
  present: number
  left: LeftDraft[]
  /** The last record of this batch, by which the next one is asked for; null at the end. */
  next: string | null
}

/**
 * Lets the drafts of many records become public with a release: of each that is not public its publication, and what is written
 * on its page in each language and differs from what is public. A batch of them, after a record that an earlier batch has
 * named; what it has added stays when a later one fails, and can be asked for again. Throws `not_found` and `conflict`.
 */
export async function collectDrafts(
  scope: Scope,
  stores: RecordStores,
  given: { releaseId: number; meant: Meant; after: string | null; language: Language },
): Promise<CollectedBatch> {
  const { releaseId, meant, after, language } = given
  requireRight(scope.viewer, 'publish')
  const all = await listMeant(scope, stores, meant, language)
  const start = after === null ? 0 : all.findIndex((one) => isBehind(one, after))
  const batch = start === -1 ? [] : all.slice(start, start + batchSize)
  const position = start === -1 ? all.length : start + batch.length
  const last = batch.at(-1)
  const result = { added: 0, present: 0, left: [] as LeftDraft[] }
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const release = await findOrCreateRelease(inside, { releaseId })
    for (const kind of new Set(batch.map((one) => one.kind))) {
      const ids = batch.flatMap((one) => (one.kind === kind ? [one.id] : []))
      await collectOfKind(inside, storeOfKind(stores, kind), { release, ids, stores, language, result })
    }
  })
  const next = last && position < all.length ? `${last.kind}:${last.id}` : null
  return { total: all.length, position, ...result, next }
}

/** Whether a record comes after the one that an earlier batch has ended with. */
function isBehind({ kind, id }: { kind: string; id: number }, after: string): boolean {
  const [lastKind = '', lastId = ''] = after.split(':')
  return kind > lastKind || (kind === lastKind && id > Number(lastId))
}

type Release = Awaited<ReturnType<typeof findOrCreateRelease>>

async function collectOfKind(
  inside: Scope,
  store: RecordStore,
  given: {
    release: Release
    ids: readonly number[]
    stores: RecordStores
    language: Language
    result: Pick<CollectedBatch, 'added' | 'present' | 'left'>
  },
): Promise<void> {
  const { release, ids, stores, language, result } = given
  const { kind, fields, publication = '' } = store.definition
  const stored = await loadManyValues(inside, store, ids)
  const titles = await findTitles(inside, stores, fields, [...stored.values()], language)
  const waiting = await findWaitingOfKind(inside, kind, ids)
  const sections = await listUnpublishedSections(inside, kind, ids)
  const leave = (
    id: number,
    reason: LeftDraft['reason'],
    more: Partial<Pick<LeftDraft, 'language' | 'problem' | 'release'>> = {},
  ) => {
    const values = stored.get(id) ?? {}
    const named = {
      title: titleOf(store, values, language),
      detail: detailOf(store, values, titles, language),
    }
    result.left.push({ kind, id, ...named, language: null, problem: null, release: null, ...more, reason })
  }
  const fresh: number[] = []
  const present = new Set<number>()
  const added = new Set<number>()
  const texts: { id: number; key: SectionKey }[] = []
  for (const id of ids) {
    const values = stored.get(id)
    if (!values) leave(id, 'gone')
    else if (!(await mayChange(inside, store, id))) leave(id, 'forbidden')
    else {
      const own = waiting.get(id) ?? []
      const written = sections.filter(({ ownerId }) => ownerId === id)
      const isHidden = values[publication] !== true
      if (!isHidden && written.length === 0) leave(id, 'public')
      const planned = own.find(({ item }) => item.what === 'record' && item.changes[publication] === true)
      if (isHidden && planned?.release.id === release.id) present.add(id)
      else if (isHidden && planned) leave(id, 'elsewhere', { release: planned.release })
      else if (isHidden) fresh.push(id)
      for (const key of written) {
        const plan = own.find(({ item }) => item.what === 'section' && item.language === key.language)
        const isHere = plan?.release.id === release.id
        if (isHere && !(await isOutdated(inside, key, plan))) present.add(id)
        else if (plan && !isHere) leave(id, 'elsewhere', { language: key.language, release: plan.release })
        else texts.push({ id, key })
      }
    }
  }
  const problems = await tryPublishing(inside, store, fresh)
  const room = await roomIn(inside, release)
  const free = fresh.filter((id) => !problems.has(id))
  for (const [id, problem] of problems) leave(id, 'invalid', { problem })
  for (const id of free.slice(room)) leave(id, 'full')
  const change = { changes: { [publication]: true }, seen: { [publication]: false } }
  await collectEach(
    inside,
    release,
    free.slice(0, room).map((subjectId) => ({ what: 'record', kind, subjectId, ...change })),
  )
  for (const id of free.slice(0, room)) added.add(id)
  for (const { id, key } of texts) {
    const problem = await planText(inside, key, release.id)
    if (problem === null) added.add(id)
    else if (problem === 'full') leave(id, 'full', { language: key.language })
    else leave(id, 'invalid', { language: key.language, problem })
  }
  result.added += added.size
  result.present += [...present].filter((id) => !added.has(id)).length
}

/** Whether the draft says something else than what the release holds of it. */
async function isOutdated(inside: Scope, key: SectionKey, { item }: WaitingItem): Promise<boolean> {
  const { revision_id: revisionId } = item.changes
  return typeof revisionId !== 'number' || isDraftNewer(inside, key, revisionId)
}

/** Makes records public and takes it back, so that what is wrong is known now; returns the problems by their numbers. */
async function tryPublishing(
  scope: Scope,
  store: RecordStore,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const change = { changes: { [store.definition.publication ?? '']: true }, seen: {} }
  const wanted = ids.map((id) => ({ id, ...change }))
  const errors = await rolledBack({ ...scope, publishesAtOnce: true }, (inside) =>
    changeAll(inside, store, wanted, new Map()),
  )
  return new Map([...errors].map(([id, error]) => [id, problemOf(error)]))
}

/** Plans what is written on a page; returns why it can't become public, or null. */
async function planText(scope: Scope, key: SectionKey, releaseId: number): Promise<string | null> {
  try {
    await scope.db.transaction(async (tx) => {
      const inside = { ...scope, db: tx }
      const draft = await findDraft(inside, key)
      if (draft) await publishDraft(inside, key, { sequence: draft.sequence, releaseId })
    })
    return null
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return error.fields['release'] === 'too_many' ? 'full' : problemOf(error)
  }
}
