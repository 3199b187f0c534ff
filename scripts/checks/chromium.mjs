import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { runQuietly } from '../bootstrap/child.mjs'
import { Stop } from '../bootstrap/project.mjs'
import { step } from '../bootstrap/step.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const headlessName = 'chromium-headless-shell'
const onMac = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const advice =
  'Install Chromium from the packages of your system (on Debian: apt-get install chromium), then try again.'

/**
 * Paths of a working Chromium or Chrome, and of Chromium's headless shell, which does the same work with little more
 * than half of the processor time. On a system without the shell, the browser is used for both. Installs Debian's
 * packages of what is missing when this user may do so.
 * @returns {Promise<{ complete: string, headless: string }>}
 */
export async function ensureChromium() {
  const complete = await ensureComplete()
  return { complete, headless: (await ensureHeadless()) ?? complete }
}

/** @returns {Promise<string | undefined>} */
async function ensureHeadless() {
  const present = findHeadless()
  const leading = rootCommand()
  if (present !== undefined || !leading || !findInPath('apt-get')) return present
  // Not every distribution has this package, and the tests run without it.
  await step('Installing Chromium’s headless shell', () => installPackages(leading, [headlessName]))
  return findHeadless()
}

function findHeadless() {
  const found = findInPath(headlessName)
  return found !== undefined && runs(found, ['--version']) ? found : undefined
}

/** @returns {Promise<string>} */
async function ensureComplete() {
  const present = findChromium()
  if (present) return present
  const leading = rootCommand()
  if (!leading || !findInPath('apt-get')) throw new Stop(`The browser tests need Chromium. ${advice}`)
  await step('Installing Chromium', () => installChromium(leading))
  const installed = findChromium()
  if (!installed) throw new Stop(`The packages of this system hold no Chromium that runs. ${advice}`)
  return installed
}

function findChromium() {
  const candidates = [...names.map(findInPath), ...onMac].filter((file) => file !== undefined)
  return candidates.find((file) => existsSync(file) && runs(file, ['--version']))
}

/** @param {string[]} leading command to become root, or nothing */
async function installChromium(leading) {
  const error = await installPackages(leading, ['chromium', 'fonts-liberation'])
  if (error !== null) throw new Stop(`${error}\nChromium could not be installed. ${advice}`)
}

/**
 * @param {string[]} leading command to become root, or nothing
 * @param {string[]} packages
 * @returns {Promise<string | null>} what has failed
 */
async function installPackages(leading, packages) {
  const aptGet = [
    ...leading,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-o',
    'DPkg::Lock::Timeout=600',
  ]
  const lists = await run([...aptGet, 'update'])
  const { code, output } = await run([...aptGet, 'install', '--yes', '--no-install-recommends', ...packages])
  return code === 0 ? null : `${lists.output}\n${output}`
}

/** @param {string[]} command */
function run([program = '', ...args]) {
  return runQuietly(program, args)
}

/** The command prefix for running as root; empty if that would take a password. */
function rootCommand() {
  if (process.getuid?.() === 0) return []
  return runs('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined
}

/** @param {string} name */
function findInPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function runs(program, args) {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
