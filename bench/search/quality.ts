import type { Scope } from '#domain/scope.ts'
import type { Table } from '../report.ts'
import { judge, type KnownHall, type Verdict } from './judge.ts'
import { nameOf } from './records.ts'
import type { EventRule, Expectation } from './question.ts'
import { difficulties } from './set/index.ts'

/** Runs every query of the quality set; those about the archive only if it has been imported. */
export async function measureQuality(
  scope: Scope,
  hall: KnownHall,
  { withArchive }: { withArchive: boolean },
): Promise<Table[]> {
  const judged: { name: string; verdicts: Verdict[]; leftOut: number }[] = []
  for (const { name, questions } of difficulties) {
    const asked = questions.filter(({ isOfArchive }) => withArchive || !isOfArchive)
    const verdicts: Verdict[] = []
    for (const question of asked) verdicts.push(await judge(scope, hall, question))
    judged.push({ name, verdicts, leftOut: questions.length - asked.length })
  }
  const inAll = {
    name: 'in all',
    verdicts: judged.flatMap(({ verdicts }) => verdicts),
    leftOut: judged.reduce((sum, { leftOut }) => sum + leftOut, 0),
  }
  return [summarizeQuality([...judged, inAll]), listFailures(judged)]
}

function summarizeQuality(judged: { name: string; verdicts: Verdict[]; leftOut: number }[]): Table {
  return {
    title: 'Quality of the search',
    note:
      'Recall at 5: how many questions have a right answer, and no wrong one, among the first five of their group. MRR: ' +
      'the mean of 1 / its place.\nLeft out: questions about the archive, which need its file',
    columns: [
      { key: 'name', label: 'kind of difficulty', unit: 'text' },
      { key: 'asked', label: 'asked', unit: 'rate' },
      { key: 'leftOut', label: 'left out', unit: 'rate' },
      { key: 'recall', label: 'recall at 5', unit: 'percent' },
      { key: 'reciprocal', label: 'MRR', unit: 'number' },
    ],
    rows: judged.map(({ name, verdicts, leftOut }) => ({
      name,
      asked: verdicts.length,
      leftOut,
      recall: mean(verdicts.map(({ rank }) => (rank === null ? 0 : 1))),
      reciprocal: mean(verdicts.map(({ rank }) => (rank === null ? 0 : 1 / rank))),
    })),
  }
}

function listFailures(judged: { name: string; verdicts: Verdict[] }[]): Table {
  return {
    title: 'Questions without a right answer',
    columns: [
      { key: 'name', label: 'kind of difficulty', unit: 'text' },
      { key: 'language', label: 'in', unit: 'text' },
      { key: 'text', label: 'question', unit: 'text' },
      { key: 'expected', label: 'expected', unit: 'text' },
      { key: 'came', label: 'the first five that came', unit: 'text' },
    ],
    rows: judged.flatMap(({ name, verdicts }) =>
      verdicts.flatMap(({ question: { text, language, expected }, rank, came }) =>
        rank === null
          ? [{ name, language, text, expected: describe(expected), came: came.join(' | ') || 'nothing' }]
          : [],
      ),
    ),
  }
}

function describe(expected: Expectation): string {
  if ('some' in expected)
    return [
      expected.group,
      ...Object.entries(expected.some).map(([name, value]) => describeRule(name, value)),
      ...Object.entries(expected.all).map(([name, value]) => `only ${describeRule(name, value)}`),
    ].join(', ')
  const never = (expected.never ?? []).map((name) => `never ${nameOf(name)}`)
  return [`${expected.group}: ${expected.records.map(nameOf).join(' or ')}`, ...never].join(', ')
}

function describeRule(name: string, value: EventRule[keyof EventRule]): string {
  return typeof value === 'function' || value === true ? name : `${name} ${String(value)}`
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
