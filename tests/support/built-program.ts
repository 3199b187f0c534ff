import { execFile } from 'node:child_process'
import { builtFile } from '../../scripts/bootstrap/build.mjs'

/** The arguments with which Node runs what the build has made of a program, given its source (`src/….ts`). */
export function builtProgram(source: string): string[] {
  return ['--enable-source-maps', builtFile(source)]
}

/** Runs a built program to its end; resolves to its exit code and all that it has printed. */
export function runBuiltProgram(
  source: string,
  { args = [], env }: { args?: string[]; env: NodeJS.ProcessEnv },
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } }
    execFile(process.execPath, [...builtProgram(source), ...args], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
  })
}
