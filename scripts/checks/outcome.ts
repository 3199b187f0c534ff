import { readFileSync } from 'node:fs'

/** The result of a step, in tests: a tool that only passes or fails counts as one. Failed ones are named. */
export interface Outcome {
  passed: number
  skipped: number
  failures: string[]
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
  specs?: { title: string; ok: boolean }[]
  suites?: Suite[]
}

interface PlaywrightReport {
  stats: { expected: number; skipped: number }
  errors: { message?: string }[]
  suites: Suite[]
}

/** An error outside of any test counts as one failed test. */
export function readPlaywrightReport(report: string): Outcome {
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(report)
  const outside = errors.map(({ message }) => message ?? 'an error outside of any test')
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failedIn), ...outside],
  }
}

function failedIn({ title, specs = [], suites = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map((spec) => spec.title)
  return [...failed, ...suites.flatMap(failedIn)].map((name) => `${title}: ${name}`)
}
