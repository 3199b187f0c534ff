import { searchGroups } from '#contracts/search.ts'
import type { Db } from '#db/client/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { searchAll, suggest } from '#domain/search/index.server.ts'
import { hallDay } from '#i18n/dates.ts'
import type { Row, Table } from '../report.ts'
import { isMatch, loadEventFacts, openRecords, type EventFacts, type RecordFinder } from './known-hall.ts'
import { readQuestions, type Question } from './questions.ts'

type Known = { findRecords: RecordFinder; events: Map<number, EventFacts> }
type Answer = { kind: string; id: number; title: string }
/** The place of the first right answer among the first five, from 1; null without one, or if one of them is wrong. */
type Verdict = { question: Question; place: number | null; answers: Answer[] }

/** Runs every query of the quality set; those about the archive only if it has been imported. */
export async function measureQuality(
  scope: Scope & { db: Db },
  { withArchive }: { withArchive: boolean },
): Promise<Table[]> {
  const known = { findRecords: await openRecords(scope.db), events: await loadEventFacts(scope.db) }
  const questions = readQuestions()
  const verdicts: Verdict[] = []
  for (const question of questions) {
    if (question.isOfArchive && !withArchive) continue
    const answers = (await ask(scope, question)).slice(0, 5)
    verdicts.push({ question, place: placeOf(answers, question, { scope, known }), answers })
  }
  const rowOf = (difficulty: string, belongs: (question: Question) => boolean): Row => {
    const own = verdicts.filter(({ question }) => belongs(question))
    const right = own.flatMap(({ place }) => place ?? [])
    const reciprocal = right.reduce((sum, place) => sum + 1 / place, 0)
    return {
      'kind of difficulty': difficulty,
      asked: own.length,
      'left out': questions.filter(belongs).length - own.length,
      'recall at 5': `${((100 * right.length) / (own.length || 1)).toFixed(1)} %`,
      MRR: (reciprocal / (own.length || 1)).toFixed(3),
    }
  }
  const difficulties = [...new Set(questions.map(({ difficulty }) => difficulty))]
  return [
    {
      title: 'Quality of the search',
      note:
        'Recall at 5: how many questions have a right answer, and no wrong one, among the first five of their group. MRR: ' +
        'the mean of 1 / its place.\nLeft out: questions about the archive, which need its file',
      rows: [
        ...difficulties.map((name) => rowOf(name, ({ difficulty }) => difficulty === name)),
        rowOf('in all', () => true),
      ],
    },
    {
      title: 'Questions without a right answer',
      rows: verdicts
        .filter(({ place }) => place === null)
        .map(({ question, answers }) => ({
          'kind of difficulty': question.difficulty,
          in: question.language,
          question: question.text,
          expected: JSON.stringify(question.records ?? [question.some, question.all]),
          'the first five that came':
            answers.map(({ kind, title }) => `${kind} ${title}`).join(' | ') || 'nothing',
        })),
    },
  ]
}

const kindOfGroup = {
  works: 'work',
  composers: 'person',
  performers: 'person',
  concerts: 'event',
  pages: 'page',
} as const

async function ask(scope: Scope, { text, language, group }: Question): Promise<Answer[]> {
  const ofResults = searchGroups.find((name) => name === group)
  if (ofResults !== undefined) return (await searchAll(scope, { query: text }, language))[ofResults].results
  const suggestions = await suggest(scope, text, language)
  return suggestions.flatMap(({ group: own, id, name }) =>
    own === group ? [{ kind: kindOfGroup[own], id, title: name[language] ?? '' }] : [],
  )
}

function placeOf(
  answers: Answer[],
  { group, records, never, some, all }: Question,
  { scope, known }: { scope: Scope; known: Known },
): number | null {
  const first = (index: number) => (index === -1 ? null : index + 1)
  if (records) {
    const isOneOf = (names: typeof records) => {
      const wanted = names.map((name) => ({ kind: name.kind, ids: known.findRecords(name) }))
      return (answer: Answer) => wanted.some(({ kind, ids }) => kind === answer.kind && ids.has(answer.id))
    }
    return answers.some(isOneOf(never)) ? null : first(answers.findIndex(isOneOf(records)))
  }
  const today = hallDay(scope.now)
  const isRight = (event: EventFacts | undefined) => event !== undefined && isMatch(event, all, today)
  const isWanted = (event: EventFacts | undefined) =>
    event !== undefined && isRight(event) && isMatch(event, some, today)
  const found = answers.map(({ id }) => known.events.get(id))
  if (!found.every(isRight)) return null
  const isThere = [...known.events.values()].some(
    (event) => event.starts > scope.now === (group === 'events_future') && isWanted(event),
  )
  return isThere ? first(found.findIndex(isWanted)) : 1
}
