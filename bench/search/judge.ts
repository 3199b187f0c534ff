import { searchGroups } from '#contracts/search.ts'
import { hallDay } from '#i18n/dates.ts'
import type { Scope } from '#domain/scope.ts'
import { searchAll, suggest } from '#domain/search/index.server.ts'
import { isAsSaid, type EventFacts } from './event-facts.ts'
import type { Expectation, QualityQuestion } from './question.ts'
import type { RecordFinder } from './records.ts'

/** What is known about the hall independently of the search. */
export type KnownHall = { findRecords: RecordFinder; events: Map<number, EventFacts> }

export type Verdict = {
  question: QualityQuestion
  /**
   * The rank of the first right answer among the first five, from 1; null if there is none, or if one of them is
   * wrong.
   */
  rank: number | null
  /** The titles of the first five. */
  came: string[]
}

const seen = 5

type Answer = { kind: string; id: number; title: string }

/** Sends the query and compares the first five results of its group with the expectation. */
export async function judge(scope: Scope, hall: KnownHall, question: QualityQuestion): Promise<Verdict> {
  const answers = (await ask(scope, question)).slice(0, seen)
  return {
    question,
    rank: rankOf(answers, question.expected, { scope, hall }),
    came: answers.map(({ kind, title }) => `${kind} ${title}`),
  }
}

async function ask(scope: Scope, { text, language, expected }: QualityQuestion): Promise<Answer[]> {
  const group = searchGroups.find((name) => name === expected.group)
  if (group !== undefined) return (await searchAll(scope, { query: text }, language))[group].results
  const suggestions = await suggest(scope, text, language)
  return suggestions.flatMap(({ group: own, id, name }) =>
    own === expected.group ? [{ kind: kindOfGroup[own], id, title: name[language] ?? '' }] : [],
  )
}

const kindOfGroup = {
  works: 'work',
  composers: 'person',
  performers: 'person',
  concerts: 'event',
  pages: 'page',
} as const

function rankOf(
  answers: Answer[],
  expected: Expectation,
  { scope, hall }: { scope: Scope; hall: KnownHall },
): number | null {
  if ('records' in expected) {
    const { records, never = [] } = expected
    const isOneOf = (names: typeof records) => {
      const known = names.map((name) => ({ kind: name.kind, ids: hall.findRecords(name) }))
      return (answer: Answer) => known.some(({ kind, ids }) => kind === answer.kind && ids.has(answer.id))
    }
    return answers.some(isOneOf(never)) ? null : placeOf(answers.findIndex(isOneOf(records)))
  }
  const today = hallDay(scope.now)
  const { group, some, all } = expected
  const isRight = (event: EventFacts | undefined) => event !== undefined && isAsSaid(event, all, today)
  const isWanted = (event: EventFacts | undefined) =>
    event !== undefined && isRight(event) && isAsSaid(event, some, today)
  const found = answers.map(({ id }) => hall.events.get(id))
  if (!found.every(isRight)) return null
  const isThere = [...hall.events.values()].some(
    (event) => event.starts > scope.now === (group === 'events_future') && isWanted(event),
  )
  return isThere ? placeOf(found.findIndex(isWanted)) : 1
}

function placeOf(index: number): number | null {
  return index === -1 ? null : index + 1
}
