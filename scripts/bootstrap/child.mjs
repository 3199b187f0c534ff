import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './project.mjs'

/** @typedef {{ env?: NodeJS.ProcessEnv }} Options */

const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const keptOutput = 200_000
const sameSignalMilliseconds = 500

/**
 * Runs a command in the project's folder without showing its output, which is returned to be shown on failure.
 * Resolves to code 127 when the command does not exist.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(command, args, { env = process.env } = {}) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-keptOutput)
    })
  }
  const { code, interruptedBy } = await follow(child)
  if (interruptedBy) process.exit(signalCode(interruptedBy))
  return { code, output }
}

/**
 * Runs a command in the project's folder with its output visible and resolves to its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export async function runVisibly(command, args, { env = process.env } = {}) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const { code, interruptedBy } = await follow(child)
  if (interruptedBy) process.exit(signalCode(interruptedBy))
  return code
}

/**
 * Runs a command in place of this process: it has the same input and output, receives every signal, and its exit code
 * is returned. The command leaves the terminal's process group; inside of it, one Ctrl+C would reach it twice, from
 * the terminal and from here, and the second one would end it at once.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export async function handOver(command, args, { env = process.env } = {}) {
  const detached = process.platform !== 'win32'
  const { code } = await follow(spawn(command, args, { cwd: root, env, stdio: 'inherit', detached }))
  return code
}

/**
 * Waits for a child to exit and passes signals on to it. A signal that is repeated within a moment counts once,
 * because a terminal and npm both send it.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number, interruptedBy: NodeJS.Signals | undefined }>}
 */
function follow(child) {
  return new Promise((resolve) => {
    /** @type {NodeJS.Signals | undefined} */
    let interruptedBy
    let passedOnAt = -Infinity
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      if (interruptedBy === signal && performance.now() - passedOnAt < sameSignalMilliseconds) return
      interruptedBy = signal
      passedOnAt = performance.now()
      child.kill(signal)
    }
    /** @param {number} code */
    const end = (code) => {
      for (const signal of passedOn) process.off(signal, passOn)
      resolve({ code, interruptedBy })
    }
    for (const signal of passedOn) process.on(signal, passOn)
    child.once('error', () => end(127))
    child.once('close', (code, signal) => end(code ?? signalCode(signal ?? 'SIGTERM')))
  })
}

/** @param {NodeJS.Signals} signal */
function signalCode(signal) {
  return 128 + constants.signals[signal]
}
