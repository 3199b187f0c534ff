import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../bootstrap/project.mjs'

/** The result of a step, in tests: a tool that only passes or fails counts as one. Failed ones are named. */
export interface Outcome {
  passed: number
  /** The names of skipped tests, with the reason where there is one. */
  skipped: string[]
  failures: string[]
  /** Tests that passed only when they were run again. They count as passed, and want to be mended. */
  flaky?: string[]
  /** How long the tests of each file took, in ms. */
  durations?: Map<string, number>
}

export const passedOnce: Outcome = { passed: 1, skipped: [], failures: [] }

export function failedOnce(name: string): Outcome {
  return { passed: 0, skipped: [], failures: [name] }
}

export function describeOutcome({ passed, skipped, failures }: Outcome): string {
  const more = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
  return `${passed} passed, ${failures.length} failed${more}`
}

/**
 * The outcome of a test runner with this exit code, from its JSON report. If it failed without a failed test, ran no
 * test or left no whole report, it counts as failed.
 */
export function readOutcome(code: number, file: string, read: (report: string) => Outcome): Outcome {
  let outcome
  try {
    outcome = read(readFileSync(file, 'utf8'))
  } catch {
    return failedOnce(`no report, exit code ${code}`)
  }
  if (outcome.failures.length > 0) return outcome
  if (outcome.passed === 0) return { ...outcome, failures: ['no test ran'] }
  return code === 0 ? outcome : { ...outcome, failures: [`exit code ${code}`] }
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** A file that could not be loaded counts as one failed test. */
export function readVitestReport(report: string): Outcome {
  const { numPassedTests, testResults }: VitestReport = JSON.parse(report)
  const namesOf = (...wanted: string[]) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => wanted.includes(status))
        .map(({ fullName }) => `${withinProject(name)}: ${fullName}`),
    )
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    skipped: namesOf('pending', 'skipped', 'todo'),
    failures: [...namesOf('failed'), ...broken.map(({ name }) => withinProject(name))],
    durations: new Map(
      testResults.map(({ name, startTime, endTime }) => [withinProject(name), endTime - startTime]),
    ),
  }
}

function withinProject(file: string): string {
  return path.isAbsolute(file) ? path.relative(root, file) : file
}

interface Suite {
  title: string
  specs?: { title: string; ok: boolean; tests?: { status: string; results?: { duration: number }[] }[] }[]
  suites?: Suite[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number }
  errors: { message?: string }[]
  suites: Suite[]
}

/** An error outside of any test counts as one failed test. */
export function readPlaywrightReport(report: string): Outcome {
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(report)
  const outside = errors.map(({ message }) => message ?? 'an error outside of any test')
  const withStatus = (wanted: string) =>
    namesIn(suites, ({ tests = [] }) => tests.some(({ status }) => status === wanted))
  return {
    passed: stats.expected + stats.flaky,
    skipped: withStatus('skipped'),
    failures: [...namesIn(suites, ({ ok }) => !ok), ...outside],
    flaky: withStatus('flaky'),
    durations: new Map(suites.map((suite) => [suite.title, durationOf(suite)])),
  }
}

type Spec = NonNullable<Suite['specs']>[number]

function namesIn(all: Suite[], isMeant: (spec: Spec) => boolean): string[] {
  return all.flatMap(({ title, specs = [], suites = [] }) => {
    const meant = specs.filter(isMeant).map((spec) => spec.title)
    return [...meant, ...namesIn(suites, isMeant)].map((name) => `${title}: ${name}`)
  })
}

function durationOf({ specs = [], suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests = [] }) => tests.flatMap(({ results: all = [] }) => all))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + durationOf(suite), own)
}
