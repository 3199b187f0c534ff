import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

type Program = 'writer.ts' | 'opener.ts'

/** Starts one of the programs of this folder under the same Node as the tests. */
export function startProgram(name: Program, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [pathOf(name), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** The first line that the program prints, as JSON; undefined when it ends without output. */
export async function readFirstLine(program: ChildProcess): Promise<unknown> {
  if (!program.stdout) return undefined
  for await (const line of createInterface(program.stdout)) return JSON.parse(line)
  return undefined
}

/** Resolves with the exit code or the signal that ended the program, also if it had ended by itself. */
export async function endProgram(program: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  if (program.exitCode === null && program.signalCode === null) {
    const exit = once(program, 'exit')
    program.kill(signal)
    await exit
  }
  return program.exitCode ?? program.signalCode
}

/** Runs the program to its end and returns its output; `user` runs it as another user (root only). */
export function runProgram(name: Program, args: string[], user?: { uid: number; gid: number }): string {
  return spawnSync(process.execPath, [pathOf(name), ...args], { ...user, encoding: 'utf8' }).stdout.trim()
}

function pathOf(name: Program): string {
  return fileURLToPath(new URL(name, import.meta.url))
}
