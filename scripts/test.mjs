// `npm test` runs all steps, or only the named ones (`npm test -- unit browser`), or the tests that are affected by
// what has changed since a commit (`npm test -- changed main`). `npm run test:all` does not sample its sweeps. Uses
// built-ins only and runs on any Node from 18: it installs what is missing, then runs each step under the pinned
// Node.
import path from 'node:path'
import { ensureInstalled } from './bootstrap/install.mjs'
import { runProgram, Stop } from './bootstrap/project.mjs'
import { findRuntime } from './bootstrap/runtime.mjs'
import { formatDuration } from './bootstrap/step.mjs'
import { describeOutcome, failedOnce } from './checks/outcome.mjs'
import { steps } from './checks/steps.mjs'

/** @typedef {{ name: string, outcome: import('./checks/outcome.mjs').Outcome, duration: number }} Result */

await runProgram(async () => {
  if (process.argv.includes('--help')) {
    console.log(
      `Usage: npm test [-- STEP … | changed [COMMIT] | --all]\nThe steps: ${steps.map(({ name }) => name).join(' ')}`,
    )
    return 0
  }
  const options = readOptions(process.argv.slice(2))
  const chosen = chooseSteps(options.names)
  if (options.isComplete) process.env.TEST_ALL = '1'
  /** @type {Result[]} */
  const results = []
  try {
    await ensureInstalled()
    const node = findRuntime()
    // Programs that tests start by the name `node` run under the same one.
    process.env.PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`
    for (const step of chosen) results.push(await runStep(step, node, options.since))
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    results.push({ name: 'preparation', outcome: failedOnce('see above'), duration: 0 })
  }
  return printSummary(results)
})

/**
 * @param {string[]} args
 * @returns {{ names: string[], isComplete: boolean, since?: string }}
 */
function readOptions(args) {
  const isComplete = args.includes('--all')
  const names = args.filter((arg) => arg !== '--all')
  if (names[0] !== 'changed') return { names, isComplete }
  const [, since = 'HEAD', ...others] = names
  if (others.length > 0) throw new Stop('`changed` takes one commit: npm test -- changed main')
  return { names: [], isComplete, since }
}

/**
 * The generated files are always made, because the other steps read them.
 * @param {string[]} names
 */
function chooseSteps(names) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) {
    throw new Stop(
      `There is no step named ${unknown}. The steps are ${steps.map(({ name }) => name).join(', ')}.`,
    )
  }
  return steps.filter(({ name }) => names.length === 0 || names.includes(name) || name === 'generated')
}

/**
 * @param {import('./checks/steps.mjs').Step} step
 * @param {string} node
 * @param {string | undefined} since
 * @returns {Promise<Result>}
 */
async function runStep({ name, title, run }, node, since) {
  console.log(`\n— ${title}`)
  const began = performance.now()
  let outcome
  try {
    outcome = await run(node, since)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    outcome = failedOnce('see above')
  }
  return { name, outcome, duration: performance.now() - began }
}

/**
 * @param {Result[]} results
 * @returns {number} exit code
 */
function printSummary(results) {
  console.log('\n— Summary')
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { name, outcome, duration } of results) {
    const note = outcome.note ? ` (${outcome.note})` : ''
    console.log(
      `${name.padEnd(16)} ${formatDuration(duration).padStart(12)}  ${describeOutcome(outcome)}${note}`,
    )
    total.passed += outcome.passed
    total.failed += outcome.failed
    total.skipped += outcome.skipped
  }
  // The output of CI is often cut to its last lines, so the names are printed there again.
  for (const failure of results.flatMap(({ outcome }) => outcome.failures ?? []).slice(0, 50)) {
    console.log(`failed: ${failure}`)
  }
  console.log(describeOutcome(total))
  return total.failed > 0 ? 1 : 0
}
