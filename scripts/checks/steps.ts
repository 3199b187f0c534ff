import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../bootstrap/build.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { installApart } from '../packages/install-apart.ts'
import { listChangedFiles } from './changed-files.ts'
import { chooseBrowserTests } from './choose-browser-tests.ts'
import { ensureChromium } from './chromium.ts'
import {
  failedOnce,
  passedOnce,
  readOutcome,
  readPlaywrightReport,
  readVitestReport,
  type Outcome,
} from './outcome.ts'

/** Which tests of a runner are run: all, those in files of these names, or those that changes since a commit affect. */
export interface Choice {
  files: string[]
  since?: string
}

/** Runs Node with arguments and shows what it prints; resolves to its exit code. */
export type RunNode = (args: string[], env?: NodeJS.ProcessEnv) => Promise<number>

export interface Step {
  name: string
  title: string
  /** Whether the step belongs to `npm run test:all` only. */
  isLong?: boolean
  run: (choice: Choice, runNode: RunNode) => Promise<Outcome>
}

const lintOptions = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']
const sourceFolders = ['src', 'houses', 'shop', 'scripts', 'tests', 'bench']

const generated = check('generated', 'Generated files', () => ['scripts/generate-registries.ts'])
const types = check('types', 'Types', () => [programOf('typescript', 'tsc'), '-p', '.'])
const lint = check('lint', 'Lint', () => [
  programOf('oxlint'),
  ...lintOptions,
  '--ignore-pattern=tests/engines',
  ...sourceFolders,
])
const format = check('format', 'Format', () => [programOf('oxfmt'), '--check'])
const imports = check('imports', 'Import rules', () => ['scripts/check-imports.ts'])
// The generated registries use what blocks export, and git ignores them.
const unused = check('unused', 'Unused code', () => [programOf('knip'), '--no-gitignore'])
const packages = check('packages', 'Packages', () => ['scripts/audit.ts', '--offline'])
const unit: Step = { name: 'unit', title: 'Unit tests', run: vitest('unit') }
const build: Step = {
  name: 'build',
  title: 'Build',
  run: () => ensureBuilt(process.execPath).then(() => passedOnce),
}
const commands = check('commands', 'Commands of a clean clone', () => ['scripts/check-commands.ts'])
const programs: Step = { name: 'programs', title: 'Tests that start programs', run: vitest('programs') }
const demo = check('demo', 'Demo content for the browser tests', () => ['tests/support/prepare-demo-data.ts'])
const database: Step = { name: 'database', title: 'Database tests', run: vitest('database') }
const contract: Step = {
  name: 'contract',
  title: 'The API as others see it',
  isLong: true,
  run: runContractTests,
}
const browser: Step = { name: 'browser', title: 'Browser tests', run: runBrowserTests }
const engines: Step = { name: 'engines', title: 'Firefox and WebKitGTK', isLong: true, run: runEngines }
const spoken: Step = { name: 'spoken', title: 'Orca', isLong: true, run: runOrca }

/**
 * The steps of `npm test`: one phase after the other, each with lanes that run beside one another. Browser tests come
 * alone: beside those of the database both took as long as one after the other, and some passed only at the second try.
 */
export const phases: Step[][][] = [
  [[generated]],
  [[types, lint, format, imports, unused, packages], [unit]],
  [[build]],
  [[programs, commands, demo], [database]],
  [[browser]],
  [[contract]],
  [[engines]],
  [[spoken]],
]

export const steps: Step[] = phases.flat(2)

/** A step that runs one program, which passes or fails. */
function check(name: string, title: string, program: () => string[]): Step {
  const run: Step['run'] = async (_, runNode) =>
    (await runNode(program())) === 0 ? passedOnce : failedOnce(title)
  return { name, title, run }
}

function vitest(project: string): Step['run'] {
  return async ({ files, since }, runNode) => {
    if (project === 'programs') await ensureBuilt(process.execPath)
    const part = since === undefined ? files : ['--changed', since, '--passWithNoTests']
    return withReport(async (report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const args = ['run', '--project', project, '--allowOnly=false', ...part, ...reporters]
      const code = await runTests(runNode, [programOf('vitest'), ...args], { NODE_ENV: 'test' })
      const outcome = readOutcome(code, report, readVitestReport)
      return since !== undefined && code === 0 && outcome.passed === 0 ? nothingAffected() : outcome
    })
  }
}

async function runBrowserTests({ files, since }: Choice, runNode: RunNode): Promise<Outcome> {
  const chosen = since === undefined ? files : chooseBrowserTests(listChangedFiles(since))
  if (since !== undefined && chosen.length === 0) return nothingAffected()
  const { complete, headless } = await ensureChromium()
  await ensureBuilt(process.execPath)
  const env = { CHROMIUM: complete, CHROMIUM_HEADLESS: headless }
  const outcome = await runPlaywright(runNode, 'chromium', chosen, env)
  // All tests of the chosen files may be long ones.
  const isEmpty = outcome.passed === 0 && outcome.failures.join() === 'no test ran'
  return since !== undefined && isEmpty ? nothingAffected() : outcome
}

/** Tests of the API with programs that have packages of their own. */
async function runContractTests({ files, since }: Choice, runNode: RunNode): Promise<Outcome> {
  if (since !== undefined) return nothingAffected()
  installApart('tests/contract')
  await ensureBuilt(process.execPath)
  return runPlaywright(runNode, 'contract', files, {})
}

function runPlaywright(
  runNode: RunNode,
  project: string,
  files: string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  return withReport(async (report) => {
    const program = programOf('@playwright/test', 'playwright')
    const options = ['--project', project, '--forbid-only', '--pass-with-no-tests', '--reporter=list,json']
    const code = await runTests(runNode, [program, 'test', ...files, ...options], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
    return readOutcome(code, report, readPlaywrightReport)
  })
}

const engineNeeds = { firefox: ['firefox-esr'], webkit: ['WebKitWebDriver', 'Xvfb'] }

/** The journeys in other engines, where these are installed, and the checks of their code, which need its packages. */
async function runEngines(_: Choice, runNode: RunNode): Promise<Outcome> {
  const found = Object.entries(engineNeeds).map(([name, needed]) => ({ name, missing: listMissing(needed) }))
  const skipped = found.flatMap(({ name, missing }) =>
    missing.length > 0 ? describeMissing(name, missing) : [],
  )
  const installed = found.filter(({ missing }) => missing.length === 0).map(({ name }) => name)
  if (installed.length === 0) return { passed: 0, skipped, failures: [] }
  installApart('tests/engines')
  await ensureBuilt(process.execPath)
  const commandLines = [
    [programOf('typescript', 'tsc'), '-p', 'tests/engines'],
    [programOf('oxlint'), ...lintOptions, 'tests/engines'],
    ['tests/engines/main.ts', ...installed],
  ]
  for (const line of commandLines)
    if ((await runTests(runNode, line, { NODE_ENV: 'production' })) !== 0)
      return { ...failedOnce(line.join(' ')), skipped }
  return { ...passedOnce, skipped }
}

async function runOrca({ files }: Choice, runNode: RunNode): Promise<Outcome> {
  const missing = listMissing(['orca', 'Xvfb', 'openbox', 'xdotool', 'dbus-run-session'])
  if (missing.length > 0) return { passed: 0, skipped: [describeMissing('Orca', missing)], failures: [] }
  await ensureBuilt(process.execPath)
  const { complete } = await ensureChromium()
  return withReport(async (report) => {
    const program = programOf('@playwright/test', 'playwright')
    const options = ['--config', 'tests/spoken/playwright.config.ts', '--reporter=list,json']
    const code = await runTests(runNode, [program, 'test', ...files, ...options], {
      CHROMIUM: complete,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
    return readOutcome(code, report, readPlaywrightReport)
  })
}

function listMissing(names: string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return names.filter((name) => !folders.some((folder) => existsSync(path.join(folder, name))))
}

function describeMissing(title: string, missing: string[]): string {
  return `${title}: not installed: ${missing.join(', ')}`
}

function nothingAffected(): Outcome {
  console.log('Nothing is affected.')
  return { passed: 0, skipped: [], failures: [] }
}

/** The JavaScript file of a package's command, because node_modules/.bin has shell scripts on some systems. */
function programOf(name: string, command = name): string {
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(inProject('node_modules', name, 'package.json'), 'utf8'),
  )
  return inProject('node_modules', name, typeof bin === 'string' ? bin : (bin[command] ?? ''))
}

/** Runs a test runner. Node keeps the compiled modules of the many programs that tests start. */
function runTests(runNode: RunNode, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const cache = inProject('node_modules/.cache/concert-hall/compiled')
  return runNode(args, { ...process.env, NODE_COMPILE_CACHE: cache, ...env })
}

/** Calls the function with the name of a file to write a report to. */
async function withReport(work: (report: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'concert-hall-test-'))
  try {
    return await work(path.join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
