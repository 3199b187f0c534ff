import { readFileSync } from 'node:fs'
import { z } from 'zod'

const packageFile = z.object({ version: z.string() })
let version: string | undefined

/** The version of the program, as package.json has it. */
export function readProgramVersion(): string {
  version ??= packageFile.parse(
    JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')),
  ).version
  return version
}
