/**
 * How a command reaches the process that holds the embedded database: a Unix socket (on Windows a named pipe) and a file
 * `control.json` in the data directory that says where it is and holds the secret to use it with. Both can be read by
 * their owner only, and no network leads there. One connection is one job: a line of JSON each way per message.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import {
  importOutcome,
  importProgress,
  type ImportOutcome,
  type ImportProgress,
} from '#domain/imports/index.server.ts'
import { importJob, type ImportJob } from './import-job.ts'

type RunJob = (
  job: ImportJob,
  given: { signal: AbortSignal; onProgress: (progress: ImportProgress) => void },
) => Promise<ImportOutcome>

const controlFile = z.object({ address: z.string(), secret: z.string() })
const request = z.object({ secret: z.string(), job: importJob })
const message = z.union([
  z.object({ progress: importProgress }),
  z.object({ outcome: importOutcome }),
  z.object({ error: z.string() }),
])

/** Longest path of a Unix socket that every system takes. */
const longestAddress = 100
const longestRequest = 64 * 1024
const requestMilliseconds = 5000

/** Lets commands hand their jobs to this process; resolves to how to stop, which ends jobs behind their batch. */
export async function openControlChannel(dataDir: string, run: RunJob): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString('base64url')
  const { address, remove } = await chooseAddress(dataDir)
  const underWay = new Map<Socket, { stop: AbortController; done: Promise<void> }>()
  const server = createServer((socket) => {
    const stop = new AbortController()
    const done = serveJob(socket, { secret, run, signal: stop.signal, abort: () => stop.abort() })
    underWay.set(socket, { stop, done })
    void done.finally(() => underWay.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
  if (process.platform !== 'win32') await chmod(address, 0o600)
  await writePrivately(fileIn(dataDir), JSON.stringify({ address, secret }))
  return async () => {
    await rm(fileIn(dataDir), { force: true })
    server.close()
    for (const { stop } of underWay.values()) stop.abort()
    await Promise.all([...underWay.values()].map(({ done }) => done))
    for (const socket of underWay.keys()) socket.destroy()
    await remove()
  }
}

/** The site that holds this data directory cannot be handed a job. */
export class NoControlChannelError extends Error {
  constructor(cause?: unknown) {
    super('The database is in use by a program that takes no imports: end it, or start the site anew.', {
      cause,
    })
    this.name = 'NoControlChannelError'
  }
}

/**
 * Has the running site do a job, told of its progress; a lost connection or `signal` ends the job there behind its batch.
 * Throws NoControlChannelError where none listens, and an Error with the site's own reason.
 */
export async function handToSite(
  dataDir: string,
  job: ImportJob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ImportProgress) => void },
): Promise<ImportOutcome> {
  const { address, secret } = await readControlFile(dataDir)
  const socket = connect(address)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', (error) => reject(new NoControlChannelError(error)))
  })
  socket.on('error', () => undefined) // the end of its lines tells it
  const stop = () => socket.write(`${JSON.stringify({ stop: true })}\n`)
  signal.addEventListener('abort', stop)
  socket.write(`${JSON.stringify({ secret, job })}\n`)
  try {
    for await (const line of createInterface({ input: socket })) {
      const told = message.parse(JSON.parse(line))
      if ('error' in told) throw new Error(told.error)
      if ('outcome' in told) return told.outcome
      onProgress(told.progress)
    }
  } finally {
    signal.removeEventListener('abort', stop)
    socket.destroy()
  }
  throw new Error('The site ended before the import did. Start the same import again: it goes on there.')
}

type JobGiven = { secret: string; run: RunJob; signal: AbortSignal; abort: () => void }

/** Never rejects: what goes wrong is told to who asked. The second line that comes, or the end, means: stop. */
async function serveJob(socket: Socket, { secret, run, signal, abort }: JobGiven): Promise<void> {
  const tell = (told: unknown) => void (socket.writable && socket.write(`${JSON.stringify(told)}\n`))
  socket.on('error', abort)
  socket.on('close', abort)
  try {
    const asked = request.parse(JSON.parse(await readRequest(socket)))
    if (!isEqual(asked.secret, secret)) throw new Error('The secret is another one.')
    socket.on('data', abort)
    tell({ outcome: await run(asked.job, { signal, onProgress: (progress) => tell({ progress }) }) })
  } catch (error) {
    const isUnreadable = error instanceof SyntaxError || error instanceof z.ZodError
    tell({ error: isUnreadable || !(error instanceof Error) ? 'The job cannot be read.' : error.message })
  }
  socket.end()
}

async function readRequest(socket: Socket): Promise<string> {
  const timer = setTimeout(() => socket.destroy(), requestMilliseconds)
  try {
    return await new Promise<string>((resolve, reject) => {
      let text = ''
      const read = (chunk: string) => {
        text += chunk
        const end = text.indexOf('\n')
        if (end === -1 && text.length <= longestRequest) return
        socket.off('data', read)
        if (end === -1) reject(new SyntaxError('too long'))
        else resolve(text.slice(0, end))
      }
      socket.setEncoding('utf8').on('data', read)
      socket.once('close', () => reject(new SyntaxError('closed')))
    })
  } finally {
    clearTimeout(timer)
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

async function chooseAddress(dataDir: string): Promise<{ address: string; remove: () => Promise<void> }> {
  if (process.platform === 'win32') {
    const name = randomBytes(16).toString('hex')
    return { address: String.raw`\\.\pipe\concert-hall-${name}`, remove: () => Promise.resolve() }
  }
  const beside = path.join(dataDir, 'control.sock')
  if (beside.length <= longestAddress) {
    await mkdir(dataDir, { recursive: true })
    await rm(beside, { force: true }) // of a process that was killed: this one holds the database now
    return { address: beside, remove: () => rm(beside, { force: true }) }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-')) // its owner's only
  return {
    address: path.join(folder, 'control.sock'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function readControlFile(dataDir: string): Promise<z.infer<typeof controlFile>> {
  try {
    return controlFile.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')))
  } catch (error) {
    throw new NoControlChannelError(error)
  }
}

async function writePrivately(file: string, text: string): Promise<void> {
  const aside = `${file}.new`
  await rm(aside, { force: true })
  await writeFile(aside, text, { mode: 0o600 })
  await rename(aside, file)
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'control.json')
}
