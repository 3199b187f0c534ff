import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DataDirNotUsableError, DataDirNotWritableError, DiskFullError } from '../errors.ts'
import { findPrograms, type Programs } from './programs.ts'

/** The operating system account that the server runs as; empty for the account of this process. */
type Account = { uid?: number; gid?: number }

/** Settings for a small machine. They are written to postgresql.conf, where administrators expect them. */
const settings = {
  shared_buffers: '128MB',
  max_connections: '100',
  max_wal_size: '256MB', // the default lets the write-ahead log grow to 1 GB
  max_parallel_workers_per_gather: '0', // few cores, and containers have only 64 MB of /dev/shm
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_error_statement: 'panic', // keeps SQL, and with it personal data, out of the log
}
const settingLines = Object.entries(settings)
  .map(([name, value]) => `${name} = '${value}'\n`)
  .join('')
/** Since this version PostgreSQL has a built-in locale that sorts the same on every machine. */
const builtinLocaleSince = 17
const maxSocketPath = 100
const maxLogBytes = 1_000_000
/** With less free disk space even an idle server can fail to start; in bytes. */
const minRoom = 1_000_000
const forgottenAfterMs = 3_600_000

/** The files of an embedded PostgreSQL cluster in a directory, and the start of a server on them. */
export class Cluster {
  readonly #home: string // owned by the server's account, like its content
  readonly #data: string
  readonly #log: string
  readonly #account: Account
  readonly #isTcp = process.platform === 'win32'
  /** A command that runs a program as the account with an additional capability; empty when it is not needed. */
  #asAccount: string[] = []
  #shortcut: string | undefined

  constructor(directory: string) {
    this.#home = path.resolve(directory)
    this.#data = path.join(this.#home, 'data')
    this.#log = path.join(this.#home, 'postgres.log')
    this.#account = accountFor(this.#home, path.dirname(this.#home))
  }

  /** The password of both roles. It is stored with the data, so that copies of the directory stay usable. */
  get password(): string | undefined {
    return this.#read('app_password')
  }

  /** The address for clients. A server on a TCP port gets another port after each start. */
  get address(): { host: string; port: number } {
    if (this.#isTcp)
      return { host: '127.0.0.1', port: Number(this.#read('postmaster.pid')?.split('\n')[3] ?? 1) }
    return { host: this.#socketFolder(), port: 5432 }
  }

  /** The server's PID from its lock file, which a stopping server removes last of all. */
  get serverPid(): string | undefined {
    return this.#read('postmaster.pid')?.split('\n')[0]
  }

  /**
   * Resolves when the server accepts connections, or when a retry makes sense (unless `isLate`). Throws a
   * DatabaseOpenError with a one-line reason when it cannot start.
   */
  async start(isLate: boolean): Promise<void> {
    const version = Number(this.#read('PG_VERSION')) || undefined
    const programs = findPrograms(process.env, version)
    this.#prepare()
    this.#letIn(programs)
    if (!fs.existsSync(this.#data)) await this.#create(programs)
    // The socket path is relative to the data directory: socket paths are limited to 107 bytes, DATA_DIR is not.
    const options = this.#isTcp
      ? ['listen_addresses=127.0.0.1', `port=${randomInt(49152, 65536)}`, 'unix_socket_directories=']
      : ['listen_addresses=', 'port=5432', 'unix_socket_directories=../run', 'unix_socket_permissions=0700']
    const log = fs.openSync(this.#log, 'a', 0o600)
    const logged = fs.fstatSync(log).size
    // Detached, because otherwise Ctrl+C in our terminal would stop it before the program has finished its work.
    const server = this.#spawn(
      programs.postgres,
      ['-D', 'data', ...options.flatMap((option) => ['-c', option])],
      log,
    )
    fs.closeSync(log)
    server.unref()
    const ended = new Promise<string>((resolve) => {
      server.on('exit', (_, signal) => resolve(signal ?? 'exit')).on('error', () => resolve('error'))
    })
    let end: string | null = null
    while (end === null) {
      const lock = this.#read('postmaster.pid')?.split('\n') ?? []
      if (lock[0] === String(server.pid) && lock[7]?.trim() === 'ready') return
      end = await Promise.race([ended, setTimeout(10, null)])
    }
    const lines = fs.readFileSync(this.#log).subarray(logged).toString().trim().split('\n')
    this.requireRoom(lines.join('\n'))
    // Transient failures: the server was killed during its start, another process is starting it, a killed one is still
    // ending, or the port is in use.
    const isPassing =
      end === 'SIGKILL' || lines.some((line) => /lock file|still in use|create any TCP/.test(line))
    if (isPassing && !isLate) return
    const reason = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? ''
    this.#requireRunnable(programs)
    throw new DataDirNotUsableError(
      `PostgreSQL does not start: ${reason.replace(/^.*(FATAL|PANIC): +/, '')} (${this.#log})`,
    )
  }

  /** Removes the temporary files of this process. */
  dispose(): void {
    if (this.#shortcut) fs.rmSync(path.dirname(this.#shortcut), { recursive: true, force: true })
    this.#shortcut = undefined
  }

  /**
   * Throws a DiskFullError if PostgreSQL failed for lack of disk space. On a full disk its log may be cut off or empty,
   * so the free space is checked as well.
   */
  requireRoom(complaint = ''): void {
    const room = fs.existsSync(this.#home) ? fs.statfsSync(this.#home) : null
    const isFull =
      /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(complaint) ||
      (room !== null && room.bavail * room.bsize < minRoom)
    if (!isFull) return
    throw new DiskFullError(
      `The disk of ${this.#home} is full. Nothing that was saved is lost: make room, then start again.`,
    )
  }

  #prepare(): void {
    try {
      for (const folder of [this.#home, path.join(this.#home, 'run')]) {
        fs.mkdirSync(path.dirname(folder), { recursive: true })
        if (!fs.existsSync(folder)) fs.mkdirSync(folder, { mode: 0o700 })
        this.#give(folder)
      }
      // Leftovers of a process that was killed while it created a cluster.
      for (const name of fs.globSync('new-*', { cwd: this.#home })) {
        const file = path.join(this.#home, name)
        if (fs.statSync(file).mtimeMs < Date.now() - forgottenAfterMs) fs.rmSync(file, { recursive: true })
      }
      if ((fs.statSync(this.#log, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes)
        fs.renameSync(this.#log, `${this.#log}.1`)
      fs.closeSync(fs.openSync(this.#log, 'a', 0o600))
    } catch (error) {
      this.requireRoom(messageOf(error))
      throw new DataDirNotWritableError(`${this.#home} cannot be written to: ${messageOf(error)}`, {
        cause: error,
      })
    }
  }

  /**
   * Creates the cluster in a temporary directory and renames it, so that neither a crash nor a second process leaves a
   * partial one.
   */
  async #create(programs: Programs): Promise<void> {
    const name = `new-${randomBytes(6).toString('hex')}`
    const folder = path.join(this.#home, name)
    const secret = `${folder}.password`
    fs.writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
    this.#give(secret)
    const initdb = this.#spawn(programs.initdb, initdbArguments(name, programs.major), 'pipe')
    let output = ''
    for (const stream of [initdb.stdout, initdb.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const code: unknown = await once(initdb, 'close').then(
      ([status]) => status,
      () => -1, // the program cannot be executed
    )
    if (code === 0) {
      fs.renameSync(secret, path.join(folder, 'app_password'))
      fs.appendFileSync(path.join(folder, 'postgresql.conf'), settingLines)
      syncFolder(folder)
      try {
        fs.renameSync(folder, this.#data)
      } catch {
        // Another process was faster.
      }
      for (const parent of [this.#home, path.dirname(this.#home)]) syncFolder(parent) // against power cuts
    }
    for (const file of [folder, secret]) fs.rmSync(file, { recursive: true, force: true })
    if (fs.existsSync(this.#data)) return
    this.requireRoom(output)
    this.#requireRunnable(programs)
    const reason = output.split('\n').findLast((line) => /error:|could not/.test(line)) ?? output
    const hint = reason.includes('effective user ID')
      ? '; add that user to /etc/passwd, or set DATABASE_URL'
      : ''
    throw new DataDirNotUsableError(
      `PostgreSQL cannot make ${this.#data}: ${reason.replace(/.*?: (error: )?/, '').trim()}${hint}`,
    )
  }

  /**
   * The PID in the lock file of a killed server may meanwhile belong to another process, above all after a container
   * restart, and PostgreSQL would refuse to start. A real server has its data directory as working directory; the PID
   * of any other process is returned, so that PostgreSQL can be told to ignore it.
   */
  #strangerPid(): string | undefined {
    const pid = this.serverPid
    try {
      const isStranger =
        pid !== undefined &&
        fs.existsSync(`/proc/${pid}`) &&
        fs.readlinkSync(`/proc/${pid}/cwd`) !== fs.realpathSync(this.#data)
      return isStranger ? pid : undefined
    } catch (error) {
      return codeOf(error) === 'ENOENT' ? pid : undefined // a zombie has no working directory
    }
  }

  #socketFolder(): string {
    const run = path.join(this.#home, 'run')
    if (Buffer.byteLength(path.join(run, '.s.PGSQL.5432')) <= maxSocketPath) return run
    if (this.#shortcut === undefined) {
      this.#shortcut = path.join(fs.mkdtempSync(path.join(tmpdir(), 'pg-')), 'run')
      fs.symlinkSync(run, this.#shortcut)
    }
    return this.#shortcut
  }

  #spawn(program: string, args: string[], output: number | 'pipe'): ChildProcess {
    const env = {
      ...process.env,
      LC_ALL: 'C',
      PGDATA: undefined,
      PGPORT: undefined,
      PG_GRANDPARENT_PID: this.#strangerPid(),
    }
    const stdio: StdioOptions = ['ignore', output, output]
    const [command = program, ...before] = this.#asAccount
    return spawn(command, [...before, ...(before.length > 0 ? [program] : []), ...args], {
      ...(before.length > 0 ? {} : this.#account),
      cwd: this.#home,
      env,
      stdio,
      detached: true,
      windowsHide: true,
    })
  }

  /**
   * The working directories of root are often closed to other accounts, and PostgreSQL refuses to run as root. On Linux
   * the server's account gets the one capability to enter them: setpriv of util-linux starts a program with it.
   */
  #letIn({ postgres }: Programs): void {
    const { uid, gid } = this.#account
    if (uid === undefined || [this.#home, postgres].every((file) => this.#mayReach(file))) return
    const identity = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
    const ways = ['+dac_read_search', '+dac_override'] // a container may have only the second, broader one
      .map((right) => [...identity, `--inh-caps=${right}`, `--ambient-caps=${right}`])
      .filter(([command = '', ...args]) => spawnSync(command, [...args, 'test', '-x', postgres]).status === 0)
    this.#asAccount = ways[0] ?? []
  }

  #mayReach(file: string): boolean {
    return spawnSync('test', ['-x', file], { ...this.#account, cwd: '/' }).status === 0
  }

  /** Throws an error with a one-line reason if the programs cannot run on this machine at all. */
  #requireRunnable({ postgres }: Programs): void {
    if (this.#asAccount.length > 0) return
    const parents = [this.#home]
    for (let folder = this.#home; folder !== path.dirname(folder); folder = path.dirname(folder))
      parents.unshift(path.dirname(folder))
    const barred = this.#account.uid ? parents.find((folder) => !this.#mayReach(folder)) : undefined
    if (barred !== undefined)
      throw new DataDirNotUsableError(
        `PostgreSQL does not run as root, and user ${this.#account.uid} may not enter ${barred}: chmod o+x that folder, set DATA_DIR to another one, or run the program as an ordinary user.`,
      )
    const { error, stderr } = spawnSync(postgres, ['--version'], {
      ...this.#account,
      cwd: '/',
      encoding: 'utf8',
    })
    if (!error && !stderr) return
    const reasons: Record<string, string> = {
      EACCES: `user ${this.#account.uid ?? process.getuid?.()} may not enter its folder`,
      ENOENT: 'this system lacks the C library that it was built for (it needs glibc)',
    }
    const reason = reasons[codeOf(error) ?? ''] ?? error?.message ?? stderr.trim().split('\n').at(-1)
    throw new DataDirNotUsableError(
      `${postgres} does not run: ${reason}. Change that, or set DATABASE_URL to the address of a server.`,
    )
  }

  #read(name: string): string | undefined {
    try {
      return fs.readFileSync(path.join(this.#data, name), 'utf8')
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined
      throw new DataDirNotUsableError(
        `The database in ${this.#home} belongs to another user: run the program as its owner (${messageOf(error)}).`,
        { cause: error },
      )
    }
  }

  #give(file: string): void {
    const { uid, gid } = this.#account
    if (uid !== undefined && gid !== undefined) fs.chownSync(file, uid, gid)
  }
}

function initdbArguments(name: string, major: number): string[] {
  const locale =
    major >= builtinLocaleSince
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C', '--lc-ctype=C.UTF-8']
  return [
    '-D',
    name,
    '--username=postgres',
    `--pwfile=${name}.password`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...locale,
    '--data-checksums',
    '--no-instructions',
  ]
}

/** PostgreSQL refuses to run as root. It then runs as the owner of the data directory, or else as "nobody". */
function accountFor(...folders: string[]): Account {
  if (process.getuid?.() !== 0) return {}
  const owner = folders
    .map((folder) => fs.statSync(folder, { throwIfNoEntry: false }))
    .find((stat) => stat && stat.uid !== 0)
  return { uid: owner?.uid ?? 65534, gid: owner?.gid ?? 65534 }
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return // Windows cannot open folders
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
