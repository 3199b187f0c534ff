import { readFileSync } from 'node:fs'

/**
 * The result of a step of `npm test`, in tests. A tool that only passes or fails counts as one test. `failures` are
 * the names of the failed tests.
 * @typedef {{ passed: number, failed: number, skipped: number, note?: string, failures?: string[] }} Outcome
 */

/** @type {Outcome} */
export const passedOnce = { passed: 1, failed: 0, skipped: 0 }

/** @type {Outcome} */
export const nothingToRun = { passed: 0, failed: 0, skipped: 0, note: 'nothing is affected' }

/**
 * @param {string} note
 * @returns {Outcome}
 */
export function failedOnce(note) {
  return { passed: 0, failed: 1, skipped: 0, note }
}

/**
 * The outcome of a test runner. A runner that failed without a failed test, or that ran no test, counts as failed.
 * @param {number} code its exit code
 * @param {Outcome | undefined} counted from its report; nothing when it left none
 * @returns {Outcome}
 */
export function outcomeOfRunner(code, counted) {
  if (!counted) return failedOnce(`no report, exit code ${code}`)
  if (counted.passed + counted.failed === 0) return { ...counted, failed: 1, note: 'no test ran' }
  if (code !== 0 && counted.failed === 0) return { ...counted, failed: 1, note: `exit code ${code}` }
  return counted
}

/**
 * Counts the tests in the JSON report of Vitest. A file that could not be loaded counts as one failed test.
 * @param {string} file
 * @returns {Outcome | undefined}
 */
export function readVitestReport(file) {
  const report = readJson(file)
  if (!report) return undefined
  /** @type {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} */
  const files = report.testResults
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map(({ name }) => name),
      ...files.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => `${name}: ${fullName}`),
      ),
    ],
  }
}

/**
 * Counts the tests in the JSON report of Playwright. An error outside of any test counts as one failed test.
 * @param {string} file
 * @returns {Outcome | undefined}
 */
export function readPlaywrightReport(file) {
  const report = readJson(file)
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: report.suites.flatMap(failedSpecsIn),
  }
}

/**
 * @typedef {{ title: string, specs?: { title: string, ok: boolean }[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
function failedSpecsIn({ title, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map((spec) => spec.title)
  return [...failed, ...suites.flatMap(failedSpecsIn)].map((name) => `${title}: ${name}`)
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {Outcome} outcome */
export function describeOutcome({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
