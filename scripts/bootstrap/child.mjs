import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './project.mjs'

const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const keptOutput = 200_000
const sameSignalMilliseconds = 500

/**
 * Runs a command in the project's folder without showing its output, which is returned to be shown on failure.
 * Resolves to code 127 when the command does not exist.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-keptOutput)
    })
  }
  return { code: await follow(child, true), output }
}

/**
 * Runs a command in the project's folder with its output visible and resolves to its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runVisibly(command, args, env) {
  return follow(spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }), true)
}

/**
 * Runs a command in place of this process: it has the same input and output, receives every signal, and its exit code
 * is returned. The command leaves the terminal's process group; inside of it, one Ctrl+C would reach it twice, from
 * the terminal and from here, and the second one would end it at once.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function handOver(command, args, env) {
  const detached = process.platform !== 'win32'
  return follow(spawn(command, args, { cwd: root, env, stdio: 'inherit', detached }), false)
}

/**
 * Waits for a child, passes signals on to it, and resolves to its exit code; after a signal this process ends as well if
 * it should. A signal that is repeated within a moment counts once, because a terminal and npm both send it.
 * @param {import('node:child_process').ChildProcess} child
 * @param {boolean} endsWithIt
 * @returns {Promise<number>}
 */
function follow(child, endsWithIt) {
  return new Promise((resolve) => {
    /** @type {NodeJS.Signals | undefined} */
    let received
    let receivedAt = 0
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      if (received === signal && performance.now() - receivedAt < sameSignalMilliseconds) return
      received = signal
      receivedAt = performance.now()
      child.kill(signal)
    }
    /** @param {number} code */
    const end = (code) => {
      for (const signal of passedOn) process.off(signal, passOn)
      if (received && endsWithIt) process.exit(signalCode(received))
      resolve(code)
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
