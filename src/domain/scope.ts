import type { Role, SectionOwner, TokenAccess, TokenArea } from '#db/schema/index.ts'
import type { Db } from '#db/client/index.server.ts'
import type { Shown } from './cache-tags.ts'

/** What a token may do in each area of records. */
export type TokenAreas = Readonly<Record<TokenArea, TokenAccess>>

/** The person or program that reads or acts. Always passed in; the domain never determines it itself. */
export type Viewer =
  | { kind: 'visitor' }
  | { kind: 'staff'; userId: number; name: string; email: string; role: Role }
  /**
   * A program of the house with a token, which is a visitor everywhere but in the areas of its token. `writesDraft` is set by
   * whoever has checked that its token allows the draft of a page, for the commands of drafts.
   */
  | { kind: 'token'; tokenId: number; name: string; areas: TokenAreas; writesDraft?: true }
  /** The program itself: migrations, demo content, importers, jobs. */
  | { kind: 'system' }

/**
 * The context of every domain function: the database, the current time, and the viewer. No function reads the clock or
 * the session itself, so that schedules, previews of a future date and tests are deterministic.
 */
export type Scope = {
  db: Db
  now: Date
  viewer: Viewer
  preview?: Preview | null
  /** What this process remembers for visitors; without it everything is read anew. */
  remembered?: Memory
  /** Added to every entry of the audit log: `import` or `replacement`, the run that it belongs to, or `undoes`, the one taken back. */
  auditNote?: Readonly<Record<string, unknown>>
  /** What is made public becomes so at once, even in a season that is announced with a release. */
  publishesAtOnce?: true
  /** Collects what is shown, for answers that may be cached. */
  shown?: Shown | null
  /**
   * Logs an error that is not shown to visitors, such as a block that could not be loaded. `subject` is what failed:
   * the same error of the same subject is logged once.
   */
  report?: (error: { subject: string; error: unknown }) => void
  /**
   * Asks a provider where its short link leads; null when that can't be found out. Without this function nobody is
   * asked.
   */
  followShortLink?: (address: string) => Promise<string | null>
  /** Judges where an address leads that is being saved and will be asked later. Without this function all are public. */
  judgeAddress?: (address: string) => Promise<AddressVerdict>
}

/** `private`: into a private network, where nothing is asked; `allowed`: to a host that may be private. */
export type AddressVerdict = 'public' | 'private' | 'allowed'

/** Values that a process remembers until something in them changes; see `remember`. */
export type Memory = {
  find<Value>(scope: Scope, key: string, load: (scope: Scope) => Promise<Value>): Promise<Value>
}

/** What a preview link additionally reveals: one record and one revision of its section. */
export type Preview = {
  ownerKind: SectionOwner
  ownerId: number
  language: 'de' | 'en'
  revisionId: number
  /** Until when the link is valid. */
  expiresAt: Date
}

/** Whether a preview link reveals a record, regardless of its own visibility. */
export function isPreviewed(
  { preview }: Pick<Scope, 'preview'>,
  ownerKind: Preview['ownerKind'],
  ownerId: number,
): boolean {
  return preview?.ownerKind === ownerKind && preview.ownerId === ownerId
}

export const visitor: Viewer = { kind: 'visitor' }
export const system: Viewer = { kind: 'system' }

/** Whether the viewer may see drafts, offline pages and scheduled content. */
export function canSeeUnpublished(viewer: Viewer): boolean {
  return viewer.kind === 'staff' || viewer.kind === 'system'
}
