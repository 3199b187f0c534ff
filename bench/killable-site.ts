import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { memoryEnvironment, memoryFlags } from '../scripts/bootstrap/memory.mjs'

/** A site that can be killed abruptly, as by a power cut. */
export type Killable = { origin: string; kill: () => Promise<void> }

const root = path.resolve(import.meta.dirname, '..')
/** The environment that `npm start` sets. */
const compileCache = path.join(root, 'build/.compile-cache')
/**
 * Starts the site of a data directory in a process group of its own, so that all of its processes can be killed
 * together. Resolves with the first page.
 */
export async function startKillable(
  folder: string,
  [port, shopPort]: readonly [number, number],
): Promise<Killable> {
  const child = spawn(process.execPath, [...memoryFlags, '--enable-source-maps', 'build/server/main.js'], {
    cwd: root,
    env: {
      ...memoryEnvironment,
      ...process.env,
      NODE_COMPILE_CACHE: compileCache,
      DEMO: '1',
      PORT: String(port),
      SHOP_PORT: String(shopPort),
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const origin = `http://127.0.0.1:${port}`
  const answers = async () => {
    const answer = await fetch(`${origin}/de`).catch(() => null)
    await answer?.text()
    return answer?.status === 200
  }
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The site did not start.')
    await setTimeout(10)
  }
  return { origin, kill: () => kill(child, folder) }
}

async function kill(child: ChildProcess, folder: string): Promise<void> {
  const { pid } = child
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  const server = readServerPid(folder)
  // The server leads its own process group.
  if (server !== null) process.kill(-server, 'SIGKILL')
  process.kill(-pid, 'SIGKILL')
  await ended
}

function readServerPid(folder: string): number | null {
  try {
    return Number(readFileSync(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return null // it is not running
  }
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
