import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { projectDir } from '#project/project-dir.ts'

const packageFile = z.object({ version: z.string() })
let version: string | undefined

/** The version of the program, as package.json has it. */
export function readProgramVersion(): string {
  version ??= packageFile.parse(
    JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')),
  ).version
  return version
}
