import { readFileSync } from 'node:fs'

/** The result of a step, in tests: a tool that only passes or fails counts as one. Failed ones are named. */
export interface Outcome {
  passed: number
  skipped: number
  failures: string[]
  /** Tests that passed only when they were run again. They count as passed, and want to be mended. */
  flaky?: string[]
}

export const passedOnce: Outcome = { passed: 1, skipped: 0, failures: [] }

export function failedOnce(name: string): Outcome {
  return { passed: 0, skipped: 0, failures: [name] }
}

export function describeOutcome({ passed, skipped, failures }: Outcome): string {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
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
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** A file that could not be loaded counts as one failed test. */
export function readVitestReport(report: string): Outcome {
  const { numPassedTests, numPendingTests, numTodoTests, testResults }: VitestReport = JSON.parse(report)
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
    const isBroken = status === 'failed' && failed.length === 0
    return isBroken ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`)
  })
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failures }
}

interface Suite {
  title: string
  specs?: { title: string; ok: boolean; tests?: { status: string }[] }[]
  suites?: Suite[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: Suite[]
}

/** An error outside of any test counts as one failed test. */
export function readPlaywrightReport(report: string): Outcome {
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(report)
  const outside = errors.map(({ message }) => message ?? 'an error outside of any test')
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: [...namesIn(suites, ({ ok }) => !ok), ...outside],
    flaky: namesIn(suites, ({ tests = [] }) => tests.some(({ status }) => status === 'flaky')),
  }
}

type Spec = NonNullable<Suite['specs']>[number]

function namesIn(all: Suite[], isMeant: (spec: Spec) => boolean): string[] {
  return all.flatMap(({ title, specs = [], suites = [] }) => {
    const meant = specs.filter(isMeant).map((spec) => spec.title)
    return [...meant, ...namesIn(suites, isMeant)].map((name) => `${title}: ${name}`)
  })
}
