/**
 * Writes the list of all packages that run in production, as CycloneDX: npm run sbom [-- FILE]
 *
 * It is made from package-lock.json and needs no network. Without FILE it is written to build/sbom.cdx.json.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { npmCommand } from './bootstrap/npm-command.mjs'
import { readCommandLine, refuseCommandLine } from './read-command-line.ts'

const usage = 'npm run sbom [-- FILE]'
const root = path.resolve(import.meta.dirname, '..')
const [file = path.join(root, 'build/sbom.cdx.json'), ...rest] = readCommandLine(usage, {
  allowPositionals: true,
}).positionals
if (rest.length > 0) refuseCommandLine(usage)

const [command, ...leading] = npmCommand()
const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']
const { status, stdout, stderr } = spawnSync(command, [...leading, ...args], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
if (status === 0) {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  writeFileSync(file, stdout)
  console.log(`${path.relative(process.cwd(), file)}: ${stdout.split('"bom-ref"').length - 2} packages`)
} else {
  console.error(stderr || 'npm sbom failed; it needs npm 9.5 or newer.')
  process.exitCode = 1
}
