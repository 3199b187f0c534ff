import path from 'node:path'

/** The folder that holds package.json. The source of this module and the built program are both two folders below it. */
export const projectDir = path.resolve(import.meta.dirname, '../..')

/**
 * The file with which a further process of the site is started, given its source (`src/….ts`): the built file if this
 * process runs the build, else the source itself.
 */
export function programFile(source: string): string {
  if (import.meta.filename.endsWith('.ts')) return path.join(projectDir, source)
  return path.join(import.meta.dirname, `${path.basename(source, '.ts')}.js`)
}
