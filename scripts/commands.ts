import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const packageFile = z.object({ scripts: z.record(z.string(), z.string()) })

/** The commands of package.json, and the scripts that README.md runs by their file: `node scripts/….ts`. */
export function listCommands(root: string): string[] {
  const { scripts } = packageFile.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))
  return [...Object.keys(scripts), ...namedInReadme(root).filter(isFile)]
}

/** The commands that README.md names: those of package.json by their name, scripts by their path. */
export function namedInReadme(root: string): string[] {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  const found = readme.matchAll(/\bnpm (?:run )?((?<=run )[\w:-]+|start|test)|\bnode (scripts\/[\w./-]+)/g)
  return [...new Set(Array.from(found, ([, name, file]) => name ?? file ?? ''))]
}

/** The arguments with which Node runs a command so that it prints its usage. */
export function askForUsage(command: string): string[] {
  return isFile(command) ? [command, '--help'] : ['--run', command, '--', '--help']
}

function isFile(command: string): boolean {
  return command.includes('/')
}
