import { builtFile } from '../../scripts/bootstrap/build.mjs'

/** The arguments with which Node runs what the build has made of a program, given its source (`src/….ts`). */
export function builtProgram(source: string): string[] {
  return ['--enable-source-maps', builtFile(source)]
}
