import type { Language } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import type { TextPath } from '#records/visitor-texts.ts'
import type { ErrorCode } from '../../errors.ts'
import type { Scope } from '../../scope.ts'

/** A text of a subject. The language is null if it is the same in all. */
export type Text = { path: TextPath; language: Language | null; value: unknown; blockType: string | null }

/** Changed values, or why they can't be stored. */
export type Settled = { values: Values } | { error: ErrorCode }

/** The values that could not be written, by their names, and why: somebody else was faster, or a rule refuses them. */
export type Refusals = Readonly<Record<string, 'changed' | ErrorCode>>

/** What has texts, with its values as they are stored now: those of a draft are the fields of its blocks by their ids. */
export type Opened = {
  values: Values
  texts: readonly Text[]
  canChange: boolean
  /** The values with another text at a place, as they are stored. */
  settle(values: Values, path: TextPath, text: unknown): Settled
  /**
   * Writes values by their names, all or none. Throws a DomainError if the viewer may not, or if it is gone.
   */
  write(scope: Scope, changes: Values): Promise<Refusals>
}
