import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { runQuietly } from '../bootstrap/child.mjs'
import { Stop } from '../bootstrap/project.mjs'
import { step } from '../bootstrap/step.mjs'

const completeNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const headlessName = 'chromium-headless-shell'

/**
 * Paths of a working Chromium or Chrome, and of Chromium's headless shell, which does the same work with little more
 * than half of the processor time. On a system without the shell, the browser is used for both. Installs Debian's
 * packages of what is missing when this user may do so.
 */
export async function ensureChromium(): Promise<{ complete: string; headless: string }> {
  const complete = find(completeNames)
  const headless = find([headlessName])
  const aptGet = complete && headless ? undefined : findAptGet()
  if (!aptGet) return bothOf(complete, headless)
  const output = complete
    ? ''
    : await step('Installing Chromium', () => install(aptGet, ['chromium', 'fonts-liberation']))
  // Not every distribution has this package, and the tests run without it.
  if (!headless) await step('Installing Chromium’s headless shell', () => install(aptGet, [headlessName]))
  return bothOf(find(completeNames), find([headlessName]), output)
}

function bothOf(complete: string | undefined, headless = complete, output = '') {
  if (complete && headless) return { complete, headless }
  throw new Stop(
    `${output}The browser tests need Chromium. Install Chromium from the packages of your system ` +
      '(on Debian: apt-get install chromium), then try again.',
  )
}

/** The first of these programs, by names in PATH or by paths, that runs. */
function find(names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.resolve(folder, name)))
    .find((file) => runs(file, ['--version']))
}

function runs(program: string, args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}

/** The command of Debian's packages with root's rights, if that takes no password. */
function findAptGet(): string[] | undefined {
  const isRoot = process.getuid?.() === 0
  if (!runs('apt-get', ['--version']) || !(isRoot || runs('sudo', ['-n', 'true']))) return undefined
  const options = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=600']
  return [...(isRoot ? [] : ['sudo', '-n']), 'env', ...options]
}

/** Resolves to the output of an installation that failed. */
async function install([program = '', ...args]: string[], packages: string[]): Promise<string> {
  const lists = await runQuietly(program, [...args, 'update'])
  const options = ['install', '--yes', '--no-install-recommends']
  const { code, output } = await runQuietly(program, [...args, ...options, ...packages])
  return code === 0 ? '' : `${lists.output}\n${output}\n`
}
