/**
 * Runs all steps of `npm test`, or only the named ones (`unit browser`), of which the runners take the names of files
 * (`unit -- NAME`), or the tests that are affected by what has changed since a commit (`changed main`). With `--all`
 * sweeps are not sampled.
 */
import path from 'node:path'
import { root, runProgram, Stop } from '../bootstrap/project.mjs'
import { formatDuration } from '../bootstrap/step.mjs'
import { describeOutcome, failedOnce, type Outcome } from './outcome.ts'
import { steps, type Choice, type Step } from './steps.ts'

interface Result {
  name: string
  outcome: Outcome
  duration: number
}

const stepNames = steps.map(({ name }) => name)

await runProgram(async () => {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log('Usage: npm test [-- STEP … [-- NAME …] | changed [COMMIT] | --all]')
    console.log(`The steps: ${stepNames.join(' ')}`)
    return 0
  }
  const { names, choice } = readArguments(args.filter((arg) => arg !== '--all'))
  if (args.includes('--all')) process.env['TEST_ALL'] = '1'
  process.chdir(root)
  // Programs that tests start by the name `node` run under the same one.
  process.env['PATH'] = `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`
  const results: Result[] = []
  // The generated files are always made, because the other steps read them.
  for (const step of steps)
    if (names.length === 0 || names.includes(step.name) || step.name === 'generated')
      results.push(await runStep(step, choice))
  return printSummary(results)
})

function readArguments(args: string[]): { names: string[]; choice: Choice } {
  if (args[0] === 'changed') {
    const [, since = 'HEAD', ...others] = args
    if (others.length > 0) throw new Stop('`changed` takes one commit: npm test -- changed main')
    return { names: [], choice: { since, files: [] } }
  }
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const names = args.slice(0, end)
  const unknown = names.find((name) => !stepNames.includes(name))
  if (unknown !== undefined)
    throw new Stop(`There is no step named ${unknown}. The steps are ${stepNames.join(', ')}.`)
  return { names, choice: { files: args.slice(end + 1) } }
}

async function runStep({ name, title, run }: Step, choice: Choice): Promise<Result> {
  console.log(`\n— ${title}`)
  const began = performance.now()
  const outcome = await run(choice).catch((error: unknown) => {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    return failedOnce(title)
  })
  return { name, outcome, duration: performance.now() - began }
}

/** Returns the exit code. */
function printSummary(results: Result[]): number {
  console.log('\n— Summary')
  for (const { name, outcome, duration } of results)
    console.log(`${name.padEnd(16)} ${formatDuration(duration).padStart(12)}  ${describeOutcome(outcome)}`)
  const outcomes = results.map(({ outcome }) => outcome)
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  // The output of CI is often cut to its last lines, so the names are printed there again.
  for (const failure of failures.slice(0, 50)) console.log(`failed: ${failure}`)
  for (const name of outcomes.flatMap(({ flaky = [] }) => flaky)) console.log(`flaky: ${name}`)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const skipped = outcomes.reduce((sum, outcome) => sum + outcome.skipped, 0)
  console.log(describeOutcome({ passed, skipped, failures }))
  return failures.length > 0 ? 1 : 0
}
