import type { LibraryItem } from '#contracts/media-uploads.ts'
import { createStore, type ReadableStore } from '#design/store.ts'
import { findBegun, noteBegun } from './begun-uploads.ts'
import { CallError } from '../staff-calls/send-call.ts'
import { nothingKept, type KeptFiles } from './kept-files.ts'
import type { StaffCalls } from '../staff-calls/staff-calls.ts'
import { mayPass, uploadFile } from './upload-file.ts'

/**
 * `paused`: the network has failed, and the next attempt is pending. `broken`: the attempts have ended, and the user
 * can continue. `refused`: the upload cannot be continued. `known`: the library already had the content.
 */
export type UploadState = 'waiting' | 'running' | 'paused' | 'done' | 'known' | 'broken' | 'refused'

export type QueuedUpload = {
  key: number
  name: string
  state: UploadState
  /** From 0 to 1. */
  progress: number
  media: LibraryItem | null
  /** The server's message about a refused file. */
  error: string | null
  /** The part of the page that shows this upload itself; null for those in the window's tray. */
  shownBy: string | null
}

/** Callbacks for files that were chosen together. */
export type Batch = {
  /** The item whose content is replaced. */
  replaces?: number
  shownBy?: (file: File) => string | null
  /** Called for each file that is in the library now. */
  onDone?: (media: LibraryItem, file: File) => void
  /** Called for each file that was refused or cancelled. */
  onGone?: (file: File) => void
}

export type UploadQueue = ReadableStore<readonly QueuedUpload[]> & {
  /** Whether the uploads go on in the document for which this one is being left. */
  isContinued: () => boolean
  /** Starts uploading files; false when there are more than `maxAtOnce`, of which none is accepted. */
  add: (files: readonly File[], batch?: Batch) => boolean
  /** Continues an interrupted upload, or ends its pause. */
  resume: (key: number) => void
  /** Ends all pauses, because the network is back. */
  resumePaused: () => void
  /** Ends an upload, or removes one that has ended from the list. */
  cancel: (key: number) => void
  /** Removes those that have arrived or were refused from the window's list, or from that of a part of the page. */
  clear: (shownBy?: string) => void
  /** Moves the uploads of a closed part of the page to the window's tray, without finished ones. */
  release: (shownBy: string) => void
}

/** How many files can be chosen at once. */
export const maxAtOnce = 100
/** The server can process one while the next one is being sent. */
const maxRunning = 2

type Work = {
  file: File
  batch: Batch
  abort: AbortController
  forget: () => void
  begun?: string
  goOn?: () => void
}

const isOpen = ({ state }: QueuedUpload) => state === 'waiting' || state === 'running' || state === 'paused'
const isInHand = ({ state }: QueuedUpload) => state === 'running' || state === 'paused'
/** Whether the state of an upload is final. */
export const hasEnded = ({ media, state }: QueuedUpload) => media !== null || state === 'refused'
export const isBusy = (uploads: readonly QueuedUpload[]) => uploads.some(isOpen)

/** Uploads files in the order in which they are chosen, two at a time. `pause` is replaced by tests only. */
export function createUploadQueue(
  calls: StaffCalls,
  pause: (milliseconds: number) => Promise<void> = wait,
  kept: KeptFiles = nothingKept,
): UploadQueue {
  const { get, set, subscribe } = createStore<readonly QueuedUpload[]>([])
  let lastKey = 0
  const works = new Map<number, Work>()

  const change = (key: number, changed: Partial<QueuedUpload>) =>
    set((uploads) => uploads.map((one) => (one.key === key ? { ...one, ...changed } : one)))

  const start = () => {
    const uploads = get()
    const free = maxRunning - uploads.filter(isInHand).length
    for (const { key } of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0)))
      void run(key)
  }
  const run = async (key: number) => {
    const work = works.get(key)
    if (!work) return
    change(key, { state: 'running', error: null })
    try {
      const { media, was_known: wasKnown } = await uploadFile(work.file, {
        calls,
        replaces: work.batch.replaces,
        begun: work.begun,
        signal: work.abort.signal,
        onBegin: (id) => {
          work.begun = id
          noteBegun(work.file, work.batch.replaces, id)
        },
        onProgress: (progress) => change(key, { progress }),
        pause: async (milliseconds) => {
          if (milliseconds === 0) return
          change(key, { state: 'paused' })
          await Promise.race([
            pause(milliseconds),
            new Promise<void>((resolve) => {
              work.goOn = resolve
            }),
          ])
          change(key, { state: 'running' })
        },
      })
      end(key, work)
      change(key, { state: wasKnown ? 'known' : 'done', progress: 1, media })
      if (media) work.batch.onDone?.(media, work.file)
    } catch (error) {
      if (work.abort.signal.aborted) return
      const isRefused = error instanceof CallError && error.status !== 401 && !mayPass(error.status)
      change(key, {
        state: isRefused ? 'refused' : 'broken',
        error: error instanceof CallError ? error.messages : null,
      })
      if (!isRefused) return
      end(key, work) // as the server has
      work.batch.onGone?.(work.file)
    } finally {
      start()
    }
  }
  /** Forgets an upload that cannot be continued any more. */
  const end = (key: number, work: Work) => {
    works.delete(key)
    work.forget()
    noteBegun(work.file, work.batch.replaces, null)
  }

  return {
    get,
    subscribe,
    isContinued: kept.isContinued,
    add: (files, batch = {}) => {
      if (files.length > maxAtOnce) return false
      const added = files.map((file): QueuedUpload => {
        const key = ++lastKey
        const begun = findBegun(file, batch.replaces)
        works.set(key, {
          file,
          batch,
          abort: new AbortController(),
          forget: kept.keep(file, batch.replaces),
          ...(begun !== undefined && { begun }),
        })
        return {
          key,
          name: file.name,
          state: 'waiting',
          progress: 0,
          media: null,
          error: null,
          shownBy: batch.shownBy?.(file) ?? null,
        }
      })
      set((uploads) => [...uploads, ...added])
      start()
      return true
    },
    resume: (key) => {
      works.get(key)?.goOn?.()
      if (get().some((one) => one.key === key && one.state === 'broken')) change(key, { state: 'waiting' })
      start()
    },
    resumePaused: () => {
      for (const { goOn } of works.values()) goOn?.()
    },
    cancel: (key) => {
      set((uploads) => uploads.filter((one) => one.key !== key))
      const work = works.get(key)
      if (!work) return
      end(key, work)
      work.abort.abort()
      work.goOn?.()
      if (work.begun !== undefined)
        void calls.remove('media-uploads/{id}', { params: { id: work.begun } }).catch(() => {}) // it expires
      start()
      work.batch.onGone?.(work.file)
    },
    clear: (shownBy) =>
      set((uploads) => uploads.filter((one) => !hasEnded(one) || one.shownBy !== (shownBy ?? null))),
    release: (shownBy) =>
      set((uploads) =>
        uploads.flatMap((one) =>
          one.shownBy !== shownBy ? one : one.media === null ? { ...one, shownBy: null } : [],
        ),
      ),
  }
}

async function wait(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
