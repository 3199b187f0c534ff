import { execFileSync } from 'node:child_process'
import { Stop, inProject } from './project.mjs'

const minMajor = 24

/**
 * Path of the Node that runs the project: the pinned one from node_modules, else the present one when it is new
 * enough.
 * @returns {string}
 */
export function findRuntime() {
  const pinned =
    process.platform === 'win32'
      ? inProject('node_modules', `node-win-${process.arch}`, 'bin', 'node.exe')
      : inProject('node_modules', '.bin', 'node')
  if (isNewEnough(versionOf(pinned))) return pinned
  if (isNewEnough(process.version)) return process.execPath
  throw new Stop(
    `Node ${minMajor} is needed: its copy in node_modules does not run on this system ` +
      `(${process.platform} ${process.arch}), and this is ${process.version}. Install Node ${minMajor}, then try again.`,
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

/** @param {string} version as in v24.1.0, or empty */
function isNewEnough(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0) >= minMajor
}
