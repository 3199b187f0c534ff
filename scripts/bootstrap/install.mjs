import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { runQuietly } from './child.mjs'
import { withProjectLock } from './lock.mjs'
import { npmCommand } from './npm-command.mjs'
import { inProject, Stop } from './project.mjs'
import { step } from './step.mjs'

const flags = [
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  '--prefer-offline',
  '--include=dev',
  '--include=optional',
]
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
  const hash = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex')
  return `${hash} ${process.platform} ${process.arch}\n`
}

/**
 * Whether npm, run by hand, has already installed the locked packages: the last thing that it writes is a list of
 * what it put into node_modules.
 */
function holdsLockedPackages() {
  const installed = readPackages(inProject('node_modules', '.package-lock.json'))
  if (!installed) return false
  const wanted = readPackages(inProject('package-lock.json')) ?? {}
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === '' || entry.link) return true
    const found = installed[folder]
    if (!found) return Boolean(entry.optional) && !isForThisMachine(entry)
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[],
 *   cpu?: string[], libc?: string[] }} LockedPackage
 */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Whether an optional package is needed on this system. A package that names no system is a dependency of another
 * optional package, and for one that names a C library this cannot be decided here: both may be absent.
 * @param {LockedPackage} entry
 */
function isForThisMachine({ os, cpu, libc }) {
  if (!os || !cpu || libc) return false
  return os.includes(process.platform) && cpu.includes(process.arch)
}

/**
 * No package needs its install script, so none is run. Development packages are installed even if NODE_ENV says
 * production, because they build the site.
 */
async function installPackages() {
  const { code, output } = await step('Installing packages', async () => {
    const [command, ...leading] = npmCommand()
    const result = await runQuietly(command, [...leading, 'ci', ...flags])
    if (result.code === 127) {
      throw new Stop(
        'npm is missing: install Node.js together with npm (https://nodejs.org), then try again.',
      )
    }
    return result
  })
  if (code === 0) return
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT/.test(
      output,
    )
  ) {
    throw new Stop(
      'The npm registry cannot be reached: check the network or the proxy settings, then try again.',
    )
  }
  throw new Stop(`${withoutHarmlessWarnings(output)}\nnpm ci failed with exit code ${code}.`)
}

/** @param {string} output */
function withoutHarmlessWarnings(output) {
  return output.replace(/^npm warn (EBADENGINE|deprecated|Unknown).*\n?/gim, '').trim()
}
