import fs from 'node:fs'
import path from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** WASI's number for an input/output error: what the C library inside PGlite expects. */
const EIO = 29

/**
 * PGlite's file system drops fsync on the floor; this one passes it on to the operating system, so that a commit
 * survives a power cut. It leans on internals of PGlite and says so at once if a new version has moved them.
 */
export class SyncingNodeFS extends NodeFS {
  /** How often PostgreSQL's fsync has reached the operating system. */
  syncs = 0

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const passFsyncOn = (module: { NODEFS: unknown }) => {
      const internals = module.NODEFS
      if (!hasHostFiles(internals)) throw new Error('This version of PGlite keeps its files in another way.')
      internals.stream_ops.fsync = (stream) => this.#sync(internals, stream)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [passFsyncOn, ...(emscriptenOpts.preRun ?? [])] } }
  }

  /** Zero, or an error number. PostgreSQL panics on the latter, as it should: what it wrote may be lost. */
  #sync(internals: HostFiles, stream: HostStream): number {
    try {
      if (typeof stream.nfd === 'number') fs.fsyncSync(stream.nfd)
      else syncPath(internals.realPath(stream.node)) // a directory: it is opened without a descriptor of the host
      this.syncs++
      return 0
    } catch {
      return EIO
    }
  }
}

/** Syncs a directory and everything in it: initdb copies its files in without syncing any of them. */
export function syncTree(root: string): void {
  const entries = fs.readdirSync(root, { recursive: true, encoding: 'utf8' })
  for (const entry of entries) syncPath(path.join(root, entry))
  syncPath(root)
}

/** Syncs one file or directory. Windows cannot sync a directory and needs none, and syncs only files open to write. */
export function syncPath(target: string): void {
  const isWindows = process.platform === 'win32'
  if (isWindows && fs.statSync(target).isDirectory()) return
  const descriptor = fs.openSync(target, isWindows ? 'r+' : 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

type HostStream = { nfd?: unknown; node: unknown }
type HostFiles = {
  stream_ops: { fsync?: (stream: HostStream) => number }
  realPath: (node: unknown) => string
}

function hasHostFiles(value: unknown): value is HostFiles {
  return (
    typeof value === 'object' &&
    value !== null &&
    'realPath' in value &&
    typeof value.realPath === 'function' &&
    'stream_ops' in value &&
    typeof value.stream_ops === 'object' &&
    value.stream_ops !== null
  )
}
