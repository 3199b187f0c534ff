import { execFileSync } from 'node:child_process'
import { Stop, inProject } from './project.mjs'

/** The oldest Node that runs the sources: it strips their types. */
const leastForSources = '24.0'
/** The oldest Node that runs the build: backups need its zstd, and the database client its globs. */
const leastForBuild = '22.17'

/**
 * Path of the Node that runs the project, or its build only: the pinned one from node_modules, else the present one
 * when it is new enough.
 * @param {{ isForBuild?: boolean }} [options]
 * @returns {string}
 */
export function findRuntime({ isForBuild = false } = {}) {
  const least = isForBuild ? leastForBuild : leastForSources
  const pinned =
    process.platform === 'win32'
      ? inProject('node_modules', `node-win-${process.arch}`, 'bin', 'node.exe')
      : inProject('node_modules', '.bin', 'node')
  if (isNewEnough(versionOf(pinned), least)) return pinned
  if (isNewEnough(process.version, least)) return process.execPath
  throw new Stop(
    `Node ${least} is needed: its copy in node_modules does not run on this system ` +
      `(${process.platform} ${process.arch}), and this is ${process.version}. Install Node ${least}, then try again.`,
  )
}

/** @param {string} node */
function versionOf(node) {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

/**
 * @param {string} version as in v24.1.0, or empty
 * @param {string} least as in 24.0
 */
function isNewEnough(version, least) {
  return version.slice(1).localeCompare(least, 'en', { numeric: true }) >= 0
}
