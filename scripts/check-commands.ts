/**
 * Asks every command for its usage in a copy of the project that holds only what git does not ignore: a file that a
 * command needs and no clone would have is missing there. Needs no network; the packages are those of this folder.
 */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { askForUsage, listCommands } from './commands.ts'

const root = path.resolve(import.meta.dirname, '..')
const longestMilliseconds = 60_000

const copy = mkdtempSync(path.join(tmpdir(), 'concert-hall-commands-'))
try {
  copyUnignoredFiles(copy)
  // `npm start` is the first command of everybody: it writes the generated sources that others read.
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

/** Resolves to the commands that do not answer with their usage. */
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
 * A command prints its usage once all that it imports is there, so that the text alone tells. The exit code does not:
 * the importers answer in this way whoever calls them wrongly, and take `--help` for that.
 */
function answersWithUsage(command: string): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { cwd: copy, timeout: longestMilliseconds }
    execFile(process.execPath, askForUsage(command), options, (_error, stdout, stderr) => {
      const isUsage = /^(Usage: |npm run )/m.test(stdout + stderr)
      if (!isUsage) console.error(`${command} --help does not answer with a usage:\n${stdout}${stderr}`)
      resolve(isUsage)
    })
  })
}
