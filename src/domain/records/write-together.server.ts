import { randomUUID } from 'node:crypto'
import type { Language } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError, type ErrorCode } from '../errors.ts'
import { once } from '../idempotency.server.ts'
import type { Scope } from '../scope.ts'
import { loadManyValues } from './read-record.server.ts'
import { mayChange, requireMayRead, requireMayWrite } from './rights.server.ts'
import type { RecordStore } from './store.ts'
import { detailOf, titleOf } from './values.ts'
import { changeLoaded, updateFromWritten, type WrittenRecords } from './write-records.server.ts'

/** Why a record can't be written together with others: what would have to be decided or corrected first. */
export type Obstacle = {
  id: number
  title: string
  /** Distinguishes it from others with the same title. */
  detail: string
  reason: ObstacleReason
  /** The fields that it is about. */
  names: string[]
  /** What is wrong with fields; only with `invalid`. */
  errors: Readonly<Record<string, ErrorCode>>
  /** The stored values of fields that somebody else has changed; only with `conflict`. */
  conflicts: Values
}
export type ObstacleReason =
  /** Somebody else has changed the same since the caller has seen it. */
  | 'conflict'
  /** It is not like the record whose change it should take over. */
  | 'differs'
  | 'invalid'
  | 'forbidden'
  | 'gone'
  /** The same has been announced there already. */
  | 'announced'
  /** It has not got the announcement that is to be taken back, or the history no longer has it. */
  | 'not_announced'

export type WrittenTogether = {
  /** Names what was written, and undoes it; null if there was nothing to change, and for an undo itself. */
  command: string | null
  changed: number[]
  /** Those that were as they should be. */
  unchanged: number[]
  /**
   * Those that are still hidden, and become public with the release of their season. Answers that were stored by version 0.2
   * do not say it.
   */
  waiting?: number[]
}
/** What all commands are given that write several records. */
export type Asked = {
  /** Chosen by the caller: the same call with the same key is carried out once. */
  key: string
  /** Records that the caller leaves as they are, after an answer that has named what stands in the way. */
  without?: readonly number[]
}
/** What one record gets; null if it has it already. */
export type Wanted =
  | { changes: Values; seen?: Values; conflictIs?: 'conflict' | 'differs' }
  | { reason: ObstacleReason; names?: string[]; errors?: Record<string, ErrorCode> }
  | null
export type TogetherAction = 'change_together' | 'announce' | 'take_back' | 'undo'

/** Takes back what was written before something stood in the way. */
class StoodInTheWay extends Error {
  readonly obstacles: Obstacle[]

  constructor(obstacles: Obstacle[]) {
    super('Records could not be written together.')
    this.obstacles = obstacles
  }
}

/**
 * Writes several records of a kind in one transaction, or none: then the result names all that stands in the way. The log
 * gets one entry, of which each record shows its part: both are named by the command, an undo by the one that it takes
 * back. `wantedOf` says what a record gets; all of them are locked before.
 */
export async function writeTogether(
  scope: Scope,
  store: RecordStore,
  ids: readonly number[],
  given: Asked & {
    action: TogetherAction
    /** All of the caller's input, to which the key belongs. */
    content: unknown
    language: Language
    undoes?: string
    /** Called in the transaction before anything is written; may throw. */
    begin?: (inside: Scope) => Promise<void>
    wantedOf: (id: number, stored: ReadonlyMap<number, Values>, inside: Scope) => Wanted | Promise<Wanted>
  },
): Promise<(WrittenTogether & { isRepeated: boolean }) | { obstacles: Obstacle[] }> {
  const { key, without = [], action, content, language, undoes, begin, wantedOf } = given
  requireMayRead(scope, store)
  const asked = { kind: store.definition.kind, action, ids, without, content }
  const written = ids.filter((id) => !without.includes(id))
  try {
    return await once(scope, { key, content: asked }, async (inside) => {
      await begin?.(inside)
      const command = undoes ?? randomUUID()
      const note = { command, ...(undoes !== undefined && { undoes }) }
      const noted = { ...inside, auditNote: { ...inside.auditNote, ...note } }
      const stored = await loadManyValues(noted, store, ids, 'lock')
      const together: WrittenRecords = new Map()
      const obstacles: Obstacle[] = []
      const result = { changed: [] as number[], unchanged: [] as number[], waiting: [] as number[] }
      for (const id of written) {
        const tried = await attempt(noted, store, id, { stored, together, wantedOf })
        if ('reason' in tried) obstacles.push(named(store, id, { stored, language }, tried))
        else {
          if (tried.waits) result.waiting.push(id)
          if (tried.isChanged) result.changed.push(id)
          else if (!tried.waits) result.unchanged.push(id)
        }
      }
      if (obstacles.length > 0) throw new StoodInTheWay(obstacles)
      await updateFromWritten(noted, together)
      if (result.changed.length === 0) return { command: null, ...result }
      await recordAudit(inside, {
        action,
        subjectKind: store.definition.kind,
        subjectId: command,
        details: {
          title: titleOf(store, stored.get(result.changed[0] ?? 0) ?? {}, 'de'),
          records: result.changed,
          ...(without.length > 0 && { without }),
        },
      })
      return { command: undoes === undefined ? command : null, ...result }
    })
  } catch (error) {
    if (!(error instanceof StoodInTheWay)) throw error
    // With no right to any of them, the call as a whole is refused.
    if (error.obstacles.every(({ reason }) => reason === 'forbidden')) requireMayWrite(scope, store)
    return { obstacles: error.obstacles }
  }
}

type Tried =
  | { isChanged: boolean; waits?: true }
  | Pick<Obstacle, 'reason' | 'names' | 'errors' | 'conflicts'>

/** Writes one record, after which the others can still be tried: an error takes back only its own statements. */
async function attempt(
  inside: Scope,
  store: RecordStore,
  id: number,
  {
    stored,
    together,
    wantedOf,
  }: {
    stored: ReadonlyMap<number, Values>
    together: WrittenRecords
    wantedOf: Parameters<typeof writeTogether>[3]['wantedOf']
  },
): Promise<Tried> {
  const before = stored.get(id)
  const nothing = { names: [], errors: {}, conflicts: {} }
  if (!before) return { ...nothing, reason: 'gone' }
  if (!(await mayChange(inside, store, id))) return { ...nothing, reason: 'forbidden' }
  try {
    const wanted = await wantedOf(id, stored, inside)
    if (wanted === null) return { isChanged: false }
    if ('reason' in wanted) return { ...nothing, ...wanted, names: wanted.names ?? namesIn(wanted.errors) }
    const { conflictIs = 'conflict', ...change } = wanted
    const written = await inside.db.transaction((tx) =>
      changeLoaded({ ...inside, db: tx }, store, { id, before }, { ...change, together }),
    )
    if (!('conflicts' in written)) return written
    const names = Object.keys(written.conflicts)
    return conflictIs === 'conflict'
      ? { reason: 'conflict', names, errors: {}, conflicts: written.conflicts }
      : { ...nothing, reason: 'differs', names }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, fields } = error
    if (code === 'invalid') return { ...nothing, reason: 'invalid', names: namesIn(fields), errors: fields }
    if (code === 'forbidden' || code === 'conflict') return { ...nothing, reason: code }
    throw error
  }
}

function named(
  store: RecordStore,
  id: number,
  { stored, language }: { stored: ReadonlyMap<number, Values>; language: Language },
  why: Pick<Obstacle, 'reason' | 'names' | 'errors' | 'conflicts'>,
): Obstacle {
  const { reason, names, errors, conflicts } = why
  const values = stored.get(id) ?? {}
  const [title, detail] = [titleOf(store, values, language), detailOf(store, values, {}, language)]
  return { id, title, detail, reason, names, errors, conflicts }
}

/** The fields that errors are about, without what leads to a part. */
function namesIn(errors: Readonly<Record<string, unknown>> = {}): string[] {
  return [...new Set(Object.keys(errors).map((name) => name.split('.')[0] ?? name))]
}
