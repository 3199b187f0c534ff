/**
 * Checks the packages: npm run audit [-- --offline]
 *
 * First the lock file, without network. Then, unless `--offline`, the registry's signatures and the known vulnerabilities of
 * what runs in production; if the registry does not answer these questions, that is reported and no error.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { npmCommand } from './bootstrap/npm-command.mjs'
import { findLockErrors } from './packages/find-lock-errors.ts'
import { readCommandLine } from './read-command-line.ts'

const { offline } = readCommandLine('npm run audit [-- --offline]', {
  options: { offline: { type: 'boolean', default: false } },
}).values
const root = path.resolve(import.meta.dirname, '..')

// The programs that judge the API have packages of their own.
const errors = ['', 'tests/contract/'].flatMap((folder) =>
  findLockErrors(readJson(`${folder}package.json`), readJson(`${folder}package-lock.json`)),
)
for (const error of errors) console.error(error)
console.log(`Lock file: ${errors.length} errors`)
const results = offline ? [] : [auditSignatures(), auditVulnerabilities()]
if (errors.length > 0 || results.includes('errors')) process.exitCode = 1

type Result = 'fine' | 'errors' | 'unknown'

function auditSignatures(): Result {
  const answer = z
    .object({
      invalid: z.array(z.object({ name: z.string() })),
      missing: z.array(z.object({ name: z.string() })),
    })
    .safeParse(ask(['audit', 'signatures']))
  if (!answer.success) return reportUnknown('Signatures')
  const wrong = [...answer.data.invalid, ...answer.data.missing].map(({ name }) => name)
  console.log(`Signatures: ${wrong.length} are wrong or missing ${wrong.join(' ')}`.trim())
  return wrong.length > 0 ? 'errors' : 'fine'
}

function auditVulnerabilities(): Result {
  const count = z.number()
  const answer = z
    .object({
      metadata: z.object({
        vulnerabilities: z.object({ low: count, moderate: count, high: count, critical: count }),
      }),
    })
    .safeParse(ask(['audit', '--omit=dev']))
  if (!answer.success) return reportUnknown('Vulnerabilities')
  const { low, moderate, high, critical } = answer.data.metadata.vulnerabilities
  console.log(`Vulnerabilities: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`)
  return critical + high > 0 ? 'errors' : 'fine'
}

function reportUnknown(what: string): Result {
  console.log(`${what}: not checked, because the registry does not answer`)
  return 'unknown'
}

/** What npm answers as JSON, whatever its exit code; null if it is none. */
function ask(args: string[]): unknown {
  const [command, ...leading] = npmCommand()
  const { stdout } = spawnSync(command, [...leading, ...args, '--json', '--fetch-retries=0'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  try {
    return JSON.parse(stdout)
  } catch {
    return null
  }
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(path.join(root, name), 'utf8'))
}
