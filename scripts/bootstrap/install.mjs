import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { runQuietly } from './child.mjs'
import { withProjectLock } from './lock.mjs'
import { npmCommand } from './npm-command.mjs'
import { inProject, Stop } from './project.mjs'
import { step } from './step.mjs'

const flags = '--no-audit --no-fund --ignore-scripts --prefer-offline --include=dev --include=optional'.split(
  ' ',
)
const stampFile = inProject('node_modules', '.installed-for')

/** Installs the packages of package-lock.json unless exactly these are installed. */
export async function ensureInstalled() {
  if (isStamped()) return
  await withProjectLock(async () => {
    if (isStamped()) return
    if (!holdsLockedPackages()) await installPackages()
    writeFileSync(stampFile, wantedStamp())
  })
}

function isStamped() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp()
}

function wantedStamp() {
  const lock = readFileSync(inProject('package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`
}

/**
 * Whether npm, run by hand, has already installed the locked packages: the last thing that it writes is a list of
 * what it put into node_modules.
 */
function holdsLockedPackages() {
  const installed = readPackages('node_modules', '.package-lock.json')
  if (!installed) return false
  return Object.entries(readPackages('package-lock.json') ?? {}).every(([folder, wanted]) => {
    if (folder === '' || wanted.link) return true
    const found = installed[folder]
    if (!found) return wanted.optional && !isForThisMachine(wanted)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/**
 * @param {string[]} file
 * @returns {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[],
 *   cpu?: string[], libc?: string[] }> | undefined}
 */
function readPackages(...file) {
  try {
    return JSON.parse(readFileSync(inProject(...file), 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Whether an optional package is needed on this system. A package that names no system is a dependency of another
 * optional package, and for one that names a C library this cannot be decided here: both may be absent.
 * @param {{ os?: string[], cpu?: string[], libc?: string[] }} locked
 */
function isForThisMachine({ os, cpu, libc }) {
  return !libc && os?.includes(process.platform) && cpu?.includes(process.arch)
}

/**
 * No package needs its install script, so none is run. Development packages are installed even if NODE_ENV says
 * production, because they build the site.
 */
async function installPackages() {
  const [command, ...leading] = npmCommand()
  await step('Installing packages', async () => {
    const { code, output } = await runQuietly(command, [...leading, 'ci', ...flags])
    if (code === 127)
      throw new Stop(
        'npm is missing: install Node.js together with npm (https://nodejs.org), then try again.',
      )
    if (code !== 0 && isOffline.test(output))
      throw new Stop(
        'The npm registry cannot be reached: check the network or the proxy settings, then try again.',
      )
    if (code !== 0)
      throw new Stop(`${output.replace(harmless, '').trim()}\nnpm ci failed with exit code ${code}.`)
  })
}

const isOffline =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT/
const harmless = /^npm warn (EBADENGINE|deprecated|Unknown).*\n?/gim
