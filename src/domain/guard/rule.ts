import { sql, type SQL } from 'drizzle-orm'
import type { ChangeKind, StoredFault } from '#db/schema/index.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import type { Area } from '#records/definition.ts'
import type { Scope } from '../scope.ts'

/** A record, or what a content belongs to. */
export type GuardSubject = { kind: string; id: number }

/** A fault at one place, as a rule finds it; see the columns of the same names of `findings`. */
export type Fault = Omit<StoredFault, 'rule'>

/**
 * One rule, which is all that there is of it: its fault in the words of staff, and the query that finds it. The test of all
 * rules asks for a set-up of both of its examples.
 */
export type Rule = {
  /** Stored with its findings. */
  code: string
  area: Area
  /** A warning is wrong for visitors; a hint may be meant. */
  severity: 'warning' | 'hint'
  /** The fault, in a few words. */
  names: Localized
  /** What is checked, and when. */
  about: Localized
  /** What it finds, and what looks alike and is no fault. */
  examples: { found: Localized; notFound: Localized }
  /** Changes of these kinds can make a fault or mend it. Time does both, too: each night all rules are run. */
  watches: readonly ChangeKind[]
  /** A rule that only says what is missing when something new becomes public. */
  isForReleases?: true
  /** Whether it looks at several fields, so that a fault has to say which. */
  namesField?: true
  /** What of a fault its place and key do not say. */
  tell?: (fault: Pick<Fault, 'key' | 'details'>, language: Language) => string
  /**
   * All faults of the house, as a query of the columns of `Fault`. It is one statement, however many events there are, and
   * looks only at what is to come. What can't be found in SQL is made a query by `faultsOf`.
   */
  find: (scope: Pick<Scope, 'db' | 'now'>, question: RuleQuestion) => SQL | Promise<SQL>
}

export type RuleQuestion = {
  /** The house itself is in time with what has to be ready some days before; a release asks for all of it at once. */
  isForRelease: boolean
  /** What is asked about, null for everything. A rule may find more; one that takes long finds no more. */
  only: readonly GuardSubject[] | null
}

/** Faults that a program has found, as a query. */
export function faultsOf(faults: readonly Fault[]): SQL {
  return sql`SELECT * FROM jsonb_to_recordset(${JSON.stringify(faults)}::jsonb)
    AS fault(kind text, id int, language text, place text, key text, details jsonb)`
}
