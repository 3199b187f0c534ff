import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { LOWEST_SERVER_VERSION } from '#db/client/server-requirements.ts'

export type PostgresBinaries = { directory: string; version: number }

/** Where distributions and Homebrew put the server's programs, which are not on everybody's PATH. */
const USUAL_PLACES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

/**
 * The newest PostgreSQL server on this machine that the project works with, or why there is none. Without one, and
 * with the rights to do it, Debian's package is installed; `TEST_POSTGRES_INSTALL=no` in the environment forbids that.
 */
export function findOrInstallPostgres(): PostgresBinaries | { reason: string } {
  const found = findPostgres()
  if (found) return found
  const reason = installDebianPackage()
  if (reason !== undefined) return { reason }
  return findPostgres() ?? { reason: `Debian's package is older than PostgreSQL ${LOWEST_SERVER_VERSION}` }
}

function findPostgres(): PostgresBinaries | undefined {
  const versions = candidates().flatMap((directory) => {
    const version = readVersion(directory)
    return version !== undefined && version >= LOWEST_SERVER_VERSION ? [{ directory, version }] : []
  })
  return versions.toSorted((a, b) => b.version - a.version)[0]
}

function candidates(): string[] {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  const usual = USUAL_PLACES.flatMap((place) =>
    fs.existsSync(place) ? fs.readdirSync(place).map((name) => path.join(place, name, 'bin')) : [],
  )
  return [...onPath, ...usual].filter((directory) =>
    ['postgres', 'initdb'].every((program) => fs.existsSync(path.join(directory, program))),
  )
}

function readVersion(directory: string): number | undefined {
  const { stdout } = spawnSync(path.join(directory, 'postgres'), ['--version'], { encoding: 'utf8' })
  const major = /\b(\d+)(?:\.|devel|beta|rc)/.exec(stdout ?? '')?.[1]
  return major === undefined ? undefined : Number(major)
}

/** A cluster named "main" would be made and started by the package's own scripts, if nobody told them not to. */
const NO_MAIN_CLUSTER = '/etc/postgresql-common/createcluster.d/concert-hall-tests.conf'
const NO_SERVICES = '/usr/sbin/policy-rc.d'

/** Why it could not be installed, or undefined. Leaves nothing behind but the package. */
function installDebianPackage(): string | undefined {
  if (process.env['TEST_POSTGRES_INSTALL'] === 'no') return 'no PostgreSQL server is installed'
  if (!fs.existsSync('/usr/bin/apt-get')) return 'no PostgreSQL server is installed, and there is no apt-get'
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  if (sudo.length > 0 && spawnSync('sudo', ['--non-interactive', 'true']).status !== 0) {
    return 'no PostgreSQL server is installed, and installing one needs root'
  }
  console.warn('Installing Debian’s package "postgresql" to test against a real server …')
  const hadServicesPolicy = fs.existsSync(NO_SERVICES)
  try {
    writeAs(sudo, NO_MAIN_CLUSTER, 'create_main_cluster = false\n', '644')
    if (!hadServicesPolicy) writeAs(sudo, NO_SERVICES, '#!/bin/sh\nexit 101\n', '755')
    if (!hasCandidate()) apt(sudo, 'update')
    apt(sudo, 'install', '--yes', '--no-install-recommends', 'postgresql')
    return undefined
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    return `installing PostgreSQL failed: ${output.trim().split('\n').at(-1)}`
  } finally {
    run(sudo, 'rm', '-f', NO_MAIN_CLUSTER, ...(hadServicesPolicy ? [] : [NO_SERVICES]))
  }
}

function hasCandidate(): boolean {
  const { stdout } = spawnSync('apt-cache', ['policy', 'postgresql'], {
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
  })
  return /Candidate: \d/.test(stdout ?? '')
}

function apt(sudo: string[], ...args: string[]): void {
  run(sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '--quiet', ...args)
}

function writeAs(sudo: string[], file: string, content: string, mode: string): void {
  run(sudo, 'mkdir', '-p', path.dirname(file))
  const [command, ...rest] = [...sudo, 'tee', file]
  execFileSync(command, rest, { input: content, stdio: ['pipe', 'ignore', 'pipe'] })
  run(sudo, 'chmod', mode, file)
}

function run(sudo: string[], ...args: string[]): void {
  const [command = '', ...rest] = [...sudo, ...args]
  execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'pipe'] })
}
