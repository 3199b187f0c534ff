import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../bootstrap/build.mjs'
import { runVisibly } from '../bootstrap/child.mjs'
import { inProject, Stop } from '../bootstrap/project.mjs'
import { installApart } from '../packages/install-apart.ts'
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

export interface Step {
  name: string
  title: string
  run: (choice: Choice) => Promise<Outcome>
}

const lintOptions = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']
const sourceFolders = ['src', 'demo', 'shop', 'scripts', 'tests', 'bench']

/** The steps of `npm test`, in order: the quickest to fail are first. */
export const steps: Step[] = [
  check('generated', 'Generated files', () => ['scripts/generate-registries.ts']),
  check('types', 'Types', () => [programOf('typescript', 'tsc'), '-p', '.']),
  check('lint', 'Lint', () => [programOf('oxlint'), ...lintOptions, ...sourceFolders]),
  check('format', 'Format', () => [programOf('oxfmt'), '--check']),
  check('imports', 'Import rules', () => ['scripts/check-imports.ts']),
  // The generated registries use what blocks export, and git ignores them.
  check('unused', 'Unused code', () => [programOf('knip'), '--no-gitignore']),
  check('packages', 'Packages', () => ['scripts/audit.ts', '--offline']),
  check('commands', 'Commands of a clean clone', () => ['scripts/check-commands.ts']),
  { name: 'unit', title: 'Unit tests', run: (choice) => runVitest('unit', choice) },
  { name: 'database', title: 'Database tests', run: (choice) => runVitest('database', choice) },
  { name: 'build', title: 'Build', run: () => ensureBuilt(process.execPath).then(() => passedOnce) },
  { name: 'browser', title: 'Browser tests', run: runBrowserTests },
  { name: 'contract', title: 'The API as others see it', run: runContractTests },
]

/** A step that runs one program, which passes or fails. */
function check(name: string, title: string, program: () => string[]): Step {
  const run = async () =>
    (await runVisibly(process.execPath, program())) === 0 ? passedOnce : failedOnce(title)
  return { name, title, run }
}

async function runVitest(project: string, { files, since }: Choice): Promise<Outcome> {
  const part = since === undefined ? files : ['--changed', since, '--passWithNoTests']
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const args = ['run', '--project', project, '--allowOnly=false', ...part, ...reporters]
    const code = await runTests([programOf('vitest'), ...args], { NODE_ENV: 'test' })
    const outcome = readOutcome(code, report, readVitestReport)
    return since !== undefined && code === 0 && outcome.passed === 0 ? nothingAffected() : outcome
  })
}

async function runBrowserTests({ files, since }: Choice): Promise<Outcome> {
  const chosen = since === undefined ? files : chooseBrowserTests(since)
  if (since !== undefined && chosen.length === 0) return nothingAffected()
  const { complete, headless } = await ensureChromium()
  await ensureBuilt(process.execPath)
  return runPlaywright('chromium', chosen, { CHROMIUM: complete, CHROMIUM_HEADLESS: headless })
}

/** Tests of the API with programs that have packages of their own, which are installed now if they are not. */
async function runContractTests({ files, since }: Choice): Promise<Outcome> {
  if (since !== undefined) return nothingAffected()
  installApart('tests/contract')
  await ensureBuilt(process.execPath)
  return runPlaywright('contract', files, {})
}

function runPlaywright(project: string, files: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  return withReport(async (report) => {
    const program = programOf('@playwright/test', 'playwright')
    const options = ['--project', project, '--forbid-only', '--reporter=list,json']
    const code = await runTests([program, 'test', ...files, ...options], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
    return readOutcome(code, report, readPlaywrightReport)
  })
}

function nothingAffected(): Outcome {
  console.log('Nothing is affected.')
  return { passed: 0, skipped: 0, failures: [] }
}

/**
 * Browser tests do not import the website, so their imports cannot show which of them a change affects. Changed
 * browser tests are run, and after a change of the website also the journeys of a visitor and of staff.
 */
function chooseBrowserTests(since: string): string[] {
  const { status, stdout, stderr } = spawnSync('git', ['diff', '--name-only', since], { encoding: 'utf8' })
  if (status !== 0) throw new Stop(stderr.trim())
  const changed = stdout.split('\n').filter(Boolean)
  const journeys = ['visitor', 'staff', 'editor', 'sale-buying'].map((name) => `tests/e2e/${name}.spec.ts`)
  const isWebsite = changed.some((file) => /^(src|demo|shop|tests\/support)\//.test(file))
  const own = changed.filter((file) => file.startsWith('tests/e2e/') && existsSync(file))
  return [...new Set([...own, ...(isWebsite ? journeys : [])])]
}

/** The JavaScript file of a package's command, because node_modules/.bin has shell scripts on some systems. */
function programOf(name: string, command = name): string {
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(inProject('node_modules', name, 'package.json'), 'utf8'),
  )
  return inProject('node_modules', name, typeof bin === 'string' ? bin : (bin[command] ?? ''))
}

/** Runs a test runner. Node keeps the compiled modules of the many programs that tests start. */
function runTests(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const cache = inProject('node_modules/.cache/concert-hall/compiled')
  return runVisibly(process.execPath, args, { ...process.env, NODE_COMPILE_CACHE: cache, ...env })
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
