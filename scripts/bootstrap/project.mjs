import { fileURLToPath } from 'node:url'
import path from 'node:path'

/** The folder that holds package.json, as an absolute path. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Absolute path of something inside the project.
 * @param {string[]} parts
 */
export function inProject(...parts) {
  return path.join(root, ...parts)
}

/** An error that is shown to the user as its message only, without a stack trace. */
export class Stop extends Error {}

/**
 * Runs a program's main function; a `Stop` becomes its message on the error output and exit code 1.
 * @param {() => Promise<number>} main resolves to the exit code
 */
export async function runProgram(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
