/**
 * Runs every command for its usage in a copy of the project without the files that git ignores, so that a file which
 * a command needs but a clone would lack is noticed. Needs no network: the packages are those of this folder.
 */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { askForUsage, listCommands } from './commands.ts'

const root = path.resolve(import.meta.dirname, '..')
const maxMilliseconds = 60_000

const copy = mkdtempSync(path.join(tmpdir(), 'concert-hall-commands-'))
try {
  copyUnignoredFiles(copy)
  // `npm start` runs before every other command: it writes the generated sources that the others read.
  const [first = 'start', ...others] = listCommands(root)
  const failed = [...(await checkEach([first])), ...(await checkEach(others))]
  console.log(`Commands: ${others.length + 1}, ${failed.length} without an answer`)
  if (failed.length > 0) process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

function copyUnignoredFiles(target: string): void {
  const listing = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of listing.split('\0').filter((name) => name && existsSync(path.join(root, name)))) {
    cpSync(path.join(root, file), path.join(target, file))
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(target, 'node_modules'), 'junction')
}

/** Resolves to the commands that do not print their usage. */
async function checkEach(commands: string[]): Promise<string[]> {
  const waiting = [...commands]
  const failed: string[] = []
  const work = async () => {
    for (let command = waiting.shift(); command !== undefined; command = waiting.shift()) {
      if (!(await answersWithUsage(command))) failed.push(command)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return failed
}

/**
 * A command can print its usage only after all of its imports have loaded, so the text alone is proof. The exit code
 * is not: the import commands treat `--help` like any other wrong call.
 */
function answersWithUsage(command: string): Promise<boolean> {
  return new Promise((resolve) => {
    // All commands load much of the same code, which is compiled once.
    const env = { ...process.env, NODE_COMPILE_CACHE: path.join(copy, '.compiled') }
    const options = { cwd: copy, timeout: maxMilliseconds, env }
    execFile(process.execPath, askForUsage(command), options, (_error, stdout, stderr) => {
      const isUsage = /^(Usage: |npm run )/m.test(stdout + stderr)
      if (!isUsage) console.error(`${command} --help does not answer with a usage:\n${stdout}${stderr}`)
      resolve(isUsage)
    })
  })
}
