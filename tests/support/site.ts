import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { memoryEnvironment, memoryFlags } from '../../scripts/bootstrap/memory.mjs'

export type Site = {
  origin: string
  /** Empty when there is no ticket shop. */
  shopOrigin: string
  /** The process id of the program. */
  pid: number
  /** All that the program has printed so far. */
  output(): string
  /** Ends the program with SIGTERM and resolves to its exit code; its own data directory is removed. */
  stop(): Promise<number>
  /** Kills it at once, as a power cut would; a data directory given by DATA_DIR is kept. */
  kill(): Promise<void>
}

const ownRoot = path.resolve(import.meta.dirname, '../..')
const compileCache = path.join(ownRoot, 'build/.compile-cache')
/** Only ends a start that never succeeds: loading the demo content takes minutes beside other work. */
const maxStartMilliseconds = 600_000

/**
 * Starts the whole program as `npm start` does, on free ports and, unless DATA_DIR says otherwise, with an empty data
 * directory of its own. Resolves once it serves; rejects with its output when it exits before that or takes ten
 * minutes.
 */
export async function startSite({
  env = {},
  args = [],
  root = ownRoot,
  isGroup = false,
}: {
  env?: Record<string, string>
  args?: string[]
  /** The folder of another version of the project. */
  root?: string
  /** Whether it leads a process group, so that all of its processes can be killed together. */
  isGroup?: boolean
} = {}): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-site-'))
  const child = spawn(
    process.execPath,
    [...memoryFlags, '--enable-source-maps', 'build/server/main.js', ...args],
    {
      cwd: root,
      env: {
        ...memoryEnvironment,
        ...process.env,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: compileCache,
        PORT: '0',
        SHOP_PORT: '0',
        DATA_DIR: folder,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: isGroup,
    },
  )
  let output = ''
  const ended = new Promise<number>((resolve) => {
    child.once('close', (code) => resolve(code ?? 1))
  })
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (/^Ready\./m.test(output)) resolve()
      })
    }
  })
  const stop = async () => {
    child.kill('SIGTERM')
    const code = await ended
    await rm(folder, { recursive: true, force: true })
    return code
  }

  const isReady = await Promise.race([
    ready.then(() => true),
    ended.then(() => false),
    setTimeout(maxStartMilliseconds, false, { ref: false }),
  ])
  const origin = /^Website +(\S+)\/de\b/m.exec(output)?.[1]
  if (!isReady || !origin || !(await isReadyAt(env['PORT'] ? `http://127.0.0.1:${env['PORT']}` : origin))) {
    await stop()
    throw new Error(`The site did not start:\n${output}`)
  }
  return {
    origin,
    shopOrigin: /^Ticket shop +(http\S+)/m.exec(output)?.[1] ?? '',
    pid: child.pid ?? 0,
    output: () => output,
    stop,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Whether the site becomes ready within a minute; a busy disk can delay its own checks. Behind a proxy, the site's own
 * address differs from the one it prints.
 */
async function isReadyAt(origin: string): Promise<boolean> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const { status } = await fetch(`${origin}/readyz`)
    if (status === 200) return true
    await setTimeout(100)
  }
  return false
}
