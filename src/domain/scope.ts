import type { Role } from '#db/schema/index.ts'
import type { Db } from '#db/client/index.server.ts'
import type { Shown } from './shown.ts'

/** Who looks or acts. Nothing in the domain finds this out by itself. */
export type Viewer =
  | { kind: 'visitor' }
  | { kind: 'staff'; userId: number; name: string; email: string; role: Role }
  /** The program itself: migrations, demo content, importers, jobs. */
  | { kind: 'system' }

/**
 * What every domain function is given: where the data is, what time it is, and who asks. Nothing reads the clock or
 * the session by itself, so that schedules, previews of a future date and tests are exact.
 */
export type Scope = {
  db: Db
  now: Date
  viewer: Viewer
  preview?: Preview | null
  /** Collects what is shown where the answer may be kept for others. */
  shown?: Shown | null
}

/** What a preview link lets its bearer see besides: one record and one revision of its section. */
export type Preview = {
  ownerKind: 'page' | 'event' | 'article' | 'subscription'
  ownerId: number
  language: 'de' | 'en'
  revisionId: number
}

/** Whether a record is the one that a preview link shows, whatever its settings say. */
export function isPreviewed(
  { preview }: Pick<Scope, 'preview'>,
  ownerKind: Preview['ownerKind'],
  ownerId: number,
): boolean {
  return preview?.ownerKind === ownerKind && preview.ownerId === ownerId
}

export const visitor: Viewer = { kind: 'visitor' }
export const system: Viewer = { kind: 'system' }

/** Whether drafts, offline pages and scheduled things may be shown. */
export function canSeeUnpublished(viewer: Viewer): boolean {
  return viewer.kind !== 'visitor'
}
