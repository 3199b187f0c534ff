import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { npmCommand } from '../bootstrap/npm-command.mjs'
import { inProject, Stop } from '../bootstrap/project.mjs'

/**
 * Installs the packages that a folder of tests has apart from those of the project, unless its lock file is the one that
 * was installed last. Throws `Stop` if npm fails.
 */
export function installApart(folder: string): void {
  const lock = readFileSync(inProject(folder, 'package-lock.json'), 'utf8')
  const stamp = inProject(folder, 'node_modules/.installed-for')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  const [npm, ...first] = npmCommand()
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  const { status } = spawnSync(npm, [...first, ...flags], { cwd: inProject(folder), stdio: 'inherit' })
  if (status !== 0) throw new Stop(`The packages of ${folder} could not be installed.`)
  writeFileSync(stamp, lock)
}
