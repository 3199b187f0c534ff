import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt, generateSources } from '../bootstrap/build.mjs'
import { runVisibly } from '../bootstrap/child.mjs'
import { programOf } from '../bootstrap/package-program.mjs'
import { inProject, Stop } from '../bootstrap/project.mjs'
import { ensureChromium } from './chromium.mjs'
import {
  failedOnce,
  nothingToRun,
  outcomeOfRunner,
  passedOnce,
  readPlaywrightReport,
  readVitestReport,
} from './outcome.mjs'

/**
 * @typedef {import('./outcome.mjs').Outcome} Outcome
 * @typedef {{ name: string, title: string, run: (node: string, since?: string) => Promise<Outcome> }} Step
 */

/** Where Node keeps compiled modules for the many programs that tests start. */
const compileCache = inProject('node_modules/.cache/concert-hall/compiled')

const sourceFolders = ['src', 'demo', 'shop', 'scripts', 'tests', 'bench']

/**
 * The steps of `npm test`, in order: the quickest to fail are first. Each is given the path of the Node to run with
 * and, if only changes are to be tested, the commit since which they were made.
 * @type {Step[]}
 */
export const steps = [
  { name: 'generated', title: 'Generated files', run: generate },
  { name: 'types', title: 'Types', run: checkTypes },
  {
    name: 'lint',
    title: 'Lint',
    run: (node) =>
      check(node, 'oxlint', 'oxlint', [
        '--type-aware',
        '--deny-warnings',
        '--report-unused-disable-directives',
        ...sourceFolders,
      ]),
  },
  { name: 'format', title: 'Format', run: (node) => check(node, 'oxfmt', 'oxfmt', ['--check']) },
  { name: 'imports', title: 'Import rules', run: (node) => checkWith(node, ['scripts/check-imports.ts']) },
  // The generated registries use what blocks export, and git ignores them.
  { name: 'unused', title: 'Unused code', run: (node) => check(node, 'knip', 'knip', ['--no-gitignore']) },
  {
    name: 'packages',
    title: 'Packages',
    run: (node) => checkWith(node, ['scripts/audit.ts', '--offline']),
  },
  {
    name: 'commands',
    title: 'Commands of a clean clone',
    run: (node) => checkWith(node, ['scripts/check-commands.ts']),
  },
  { name: 'unit', title: 'Unit tests', run: (node, since) => runVitest(node, 'unit', since) },
  { name: 'database', title: 'Database tests', run: (node, since) => runVitest(node, 'database', since) },
  { name: 'build', title: 'Build', run: build },
  { name: 'browser', title: 'Browser tests', run: runBrowserTests },
]

/** @param {string} node */
async function generate(node) {
  await generateSources(node)
  return passedOnce
}

/**
 * The start and test scripts are JavaScript and have a configuration of their own.
 * @param {string} node
 */
async function checkTypes(node) {
  const program = programOf('typescript', 'tsc')
  const codes = [
    await runVisibly(node, [program, '-p', '.']),
    await runVisibly(node, [program, '-p', 'scripts']),
  ]
  return codes.every((code) => code === 0) ? passedOnce : failedOnce('see above')
}

/** @param {string} node */
async function build(node) {
  await ensureBuilt(node)
  return passedOnce
}

/**
 * @param {string} node
 * @param {string} project
 * @param {string | undefined} since
 */
function runVitest(node, project, since) {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const part = since === undefined ? [] : ['--changed', since, '--passWithNoTests']
    const code = await runVisibly(
      node,
      [
        programOf('vitest', 'vitest'),
        'run',
        '--project',
        project,
        '--allowOnly=false',
        ...part,
        ...reporters,
      ],
      { env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: compileCache } },
    )
    const counted = readVitestReport(report)
    return part.length > 0 && code === 0 && counted?.passed === 0
      ? nothingToRun
      : outcomeOfRunner(code, counted)
  })
}

/**
 * Browser tests do not import the website, so their imports cannot show which of them a change affects. Changed
 * browser tests are run, and after a change of the website also the journeys of a visitor and of staff.
 * @param {string} since
 * @returns {string[]} paths
 */
function chooseBrowserTests(since) {
  const { status, stdout, stderr } = spawnSync('git', ['diff', '--name-only', since], { encoding: 'utf8' })
  if (status !== 0) throw new Stop(stderr.trim())
  const changed = stdout.split('\n').filter(Boolean)
  const journeys = ['visitor', 'staff', 'editor', 'sale-buying'].map((name) => `tests/e2e/${name}.spec.ts`)
  const isWebsite = changed.some((file) => /^(src|demo|shop|tests\/support)\//.test(file))
  const own = changed.filter((file) => file.startsWith('tests/e2e/') && existsSync(file))
  return [...new Set([...own, ...(isWebsite ? journeys : [])])]
}

/**
 * @param {string} node
 * @param {string} [since]
 */
async function runBrowserTests(node, since) {
  const files = since === undefined ? [] : chooseBrowserTests(since)
  if (since !== undefined && files.length === 0) return nothingToRun
  const { complete, headless } = await ensureChromium()
  await ensureBuilt(node)
  return withReport(async (report) => {
    const code = await runVisibly(
      node,
      [
        programOf('@playwright/test', 'playwright'),
        'test',
        ...files,
        '--forbid-only',
        '--reporter=list,json',
      ],
      {
        env: {
          ...process.env,
          CHROMIUM: complete,
          CHROMIUM_HEADLESS: headless,
          NODE_COMPILE_CACHE: compileCache,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      },
    )
    return outcomeOfRunner(code, readPlaywrightReport(report))
  })
}

/**
 * @param {string} node
 * @param {string} packageName
 * @param {string} command
 * @param {string[]} args
 */
function check(node, packageName, command, args) {
  return checkWith(node, [programOf(packageName, command), ...args])
}

/**
 * @param {string} node
 * @param {string[]} args
 */
async function checkWith(node, args) {
  const code = await runVisibly(node, args)
  return code === 0 ? passedOnce : failedOnce('see above')
}

/**
 * @param {(report: string) => Promise<Outcome>} work gets the name of a file to write a report to
 */
async function withReport(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'concert-hall-test-'))
  try {
    return await work(path.join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
