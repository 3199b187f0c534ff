/**
 * The thread that owns the embedded PostgreSQL (PGlite): requests in, answers out, strictly one at a time. It is a
 * thread of its own because PGlite runs every statement synchronously: here a slow statement cannot stop the web
 * server, and the server can end it by ending the thread.
 */
import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import { DataDirectoryError } from './data-directory.ts'
import { movedWith, type EngineOptions, type EngineReply, type EngineRequest } from './embedded-messages.ts'
import { openEngine, type Engine } from './engine.ts'
import { speakWire } from './wire.ts'

if (!parentPort) throw new Error('The embedded database runs in a worker thread.')
serve(parentPort, workerData)

function serve(port: MessagePort, options: EngineOptions): void {
  let engine: Engine | undefined
  let answerWire: (bytes: Uint8Array) => Promise<Uint8Array>

  const open = async () => {
    engine = await openEngine(options)
    answerWire = speakWire(engine.pg)
    send(port, { kind: 'ready' })
  }
  const handle = async (request: EngineRequest) => {
    if (!engine) return
    const isWire = request.op === 'wire'
    const bytes = isWire ? await answerWire(request.bytes) : await doTask(engine, request.op)
    send(port, { kind: 'answer', bytes, inTransaction: isWire && engine.pg.isInTransaction() })
    if (request.op === 'close') port.close()
  }
  /** After this nothing is answered any more: the main thread throws this one away. */
  const fail = (error: unknown) => {
    const message = [error instanceof Error ? error.message : String(error), engine?.lastWords()]
    const code = error instanceof DataDirectoryError ? error.code : undefined
    send(port, { kind: 'failed', message: message.filter(Boolean).join(' '), code })
    port.close()
  }

  let last = open().catch(fail)
  port.on('message', (request: EngineRequest) => {
    last = last.then(() => handle(request)).catch(fail)
  })
}

/** Checkpoints first, so that what is dumped is whole, or the next start has nothing to replay. */
async function doTask({ pg }: Engine, task: 'dump' | 'close'): Promise<Uint8Array> {
  if (pg.isInTransaction()) await pg.exec('ROLLBACK')
  await pg.exec('CHECKPOINT')
  if (task === 'dump') return new Uint8Array(await (await pg.dumpDataDir('gzip')).arrayBuffer())
  await pg.close()
  return new Uint8Array()
}

function send(port: MessagePort, reply: EngineReply): void {
  port.postMessage(reply, reply.kind === 'answer' ? movedWith(reply.bytes) : [])
}
