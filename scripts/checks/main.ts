/**
 * Runs all steps of `npm test`, or only the named ones (`unit browser`), of which the runners take the names of files
 * (`unit -- NAME`), or the tests that are affected by what has changed since a commit (`changed main`). With `--all`,
 * as `npm run test:all`, the long steps and tests run as well.
 */
import path from 'node:path'
import { runQuietly, runVisibly } from '../bootstrap/child.mjs'
import { root, runProgram, Stop } from '../bootstrap/project.mjs'
import { formatDuration } from '../bootstrap/step.mjs'
import { describeOutcome, failedOnce, type Outcome } from './outcome.ts'
import { phases, steps, type Choice, type RunNode, type Step } from './steps.ts'

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
  const isAll = args.includes('--all')
  const { names, choice } = readArguments(args.filter((arg) => arg !== '--all'))
  if (isAll) process.env['TEST_ALL'] = '1'
  process.chdir(root)
  // Programs that tests start by the name `node` run under the same one.
  process.env['PATH'] = `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`
  // The generated files are always made, because the other steps read them.
  const isWanted = ({ name, isLong = false }: Step) =>
    names.length === 0 ? !isLong || isAll : names.includes(name) || name === 'generated'
  const began = performance.now()
  const results: Result[] = []
  for (const phase of phases) {
    const lanes = phase.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0)
    for (const lane of await Promise.all(lanes.map((one) => runLane(one, choice, lanes.length > 1))))
      results.push(...lane)
  }
  return printSummary(results, performance.now() - began)
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

async function runLane(lane: Step[], choice: Choice, isBesideOthers: boolean): Promise<Result[]> {
  const results: Result[] = []
  for (const step of lane) results.push(await runStep(step, choice, isBesideOthers))
  return results
}

/** Beside other steps, the output of one is printed at its end, so that it stays together. */
async function runStep({ name, title, run }: Step, choice: Choice, isBesideOthers: boolean): Promise<Result> {
  const output: string[] = []
  const runApart: RunNode = async (args, env) => {
    const result = await runQuietly(process.execPath, args, env)
    output.push(result.output)
    return result.code
  }
  const runNode: RunNode = isBesideOthers ? runApart : (args, env) => runVisibly(process.execPath, args, env)
  if (!isBesideOthers) console.log(`\n— ${title}`)
  const began = performance.now()
  const outcome = await run(choice, runNode).catch((error: unknown) => {
    if (!(error instanceof Stop)) throw error
    output.push(error.message)
    return failedOnce(title)
  })
  if (isBesideOthers) console.log(`\n— ${title}`)
  if (output.length > 0) console.log(output.join('\n').trim())
  return { name, outcome, duration: performance.now() - began }
}

/** Returns the exit code. */
function printSummary(results: Result[], duration: number): number {
  console.log('\n— Summary')
  const line = (name: string, milliseconds: number, more: string) =>
    console.log(`${name.padEnd(16)} ${formatDuration(milliseconds).padStart(12)}  ${more}`)
  for (const { name, outcome, duration: own } of results) line(name, own, describeOutcome(outcome))
  line('all', duration, '')
  const outcomes = results.map(({ outcome }) => outcome)
  const slowest = outcomes
    .flatMap(({ durations = new Map<string, number>() }) => [...durations])
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 10)
  if (slowest.length > 0) console.log('The slowest files:')
  for (const [file, milliseconds] of slowest)
    console.log(`${formatDuration(milliseconds).padStart(12)}  ${file}`)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const [skipped, failures, flaky] = [
    outcomes.flatMap((outcome) => outcome.skipped),
    outcomes.flatMap((outcome) => outcome.failures),
    outcomes.flatMap((outcome) => outcome.flaky ?? []),
  ]
  // The output of CI is often cut to its last lines, so the names are printed there again.
  for (const [word, names] of Object.entries({ skipped, flaky, failed: failures }))
    for (const name of names.slice(0, 50)) console.log(`${word}: ${name}`)
  if (flaky.length > 0) console.log(`${flaky.length} passed only at the second try`)
  console.log(describeOutcome({ passed, skipped, failures }))
  return failures.length > 0 ? 1 : 0
}
