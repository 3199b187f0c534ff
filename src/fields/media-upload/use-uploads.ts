import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedMedia } from '#contracts/office-media.ts'
import { UploadError, type UploadCall } from './upload-call.ts'
import { uploadFile } from './upload-file.ts'

/** `broken`: it can be continued; `refused`: it can not. `known`: the library had the content already. */
export type UploadState = 'waiting' | 'running' | 'done' | 'known' | 'broken' | 'refused'

export type QueuedUpload = {
  key: number
  name: string
  state: UploadState
  /** From 0 to 1. */
  progress: number
  media: ListedMedia | null
  /** The server's words about a refused file. */
  fault: string | null
}

type Work = { file: File; abort: AbortController; begun?: string }

/** Uploads files one after the other, so that the first of many is there soon. Leaving the page asks while one runs. */
export function useUploads(given: {
  call: UploadCall
  /** The item that gets the content. */
  replaces?: number
  onDone: (media: ListedMedia, wasKnown: boolean) => void
}) {
  const { call, replaces, onDone } = given
  const [uploads, setUploads] = useState<QueuedUpload[]>([])
  const works = useRef(new Map<number, Work>())
  const lastKey = useRef(0)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })

  const change = useCallback((key: number, changed: Partial<QueuedUpload>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  }, [])

  const next = uploads.some(({ state }) => state === 'running')
    ? undefined
    : uploads.find(({ state }) => state === 'waiting')?.key
  useEffect(() => {
    const work = next === undefined ? undefined : works.current.get(next)
    if (next === undefined || !work) return
    change(next, { state: 'running', fault: null })
    void (async () => {
      try {
        const { media, was_known: wasKnown } = await uploadFile(work.file, {
          call,
          replaces,
          begun: work.begun,
          signal: work.abort.signal,
          onBegin: (id) => {
            work.begun = id
          },
          onProgress: (progress) => change(next, { progress }),
        })
        change(next, { state: wasKnown ? 'known' : 'done', progress: 1, media })
        if (media) done.current(media, wasKnown)
      } catch (error) {
        if (work.abort.signal.aborted) return
        const isRefused = error instanceof UploadError && error.status >= 400 && error.status < 500
        change(next, {
          state: isRefused ? 'refused' : 'broken',
          fault: error instanceof UploadError ? error.words : null,
        })
      }
    })()
  }, [next, call, replaces, change])

  const isBusy = uploads.some(({ state }) => state === 'running' || state === 'waiting')
  useEffect(() => {
    if (!isBusy) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])

  return {
    uploads,
    isBusy,
    add: (files: readonly File[]) => {
      const added = files.map((file): QueuedUpload => {
        const key = ++lastKey.current
        works.current.set(key, { file, abort: new AbortController() })
        return { key, name: file.name, state: 'waiting', progress: 0, media: null, fault: null }
      })
      setUploads((all) => [...all, ...added])
    },
    /** Continues an upload that was broken off. */
    resume: (key: number) => change(key, { state: 'waiting' }),
    /** Ends an upload, or removes one that has ended from the list. */
    cancel: (key: number) => {
      const work = works.current.get(key)
      work?.abort.abort()
      works.current.delete(key)
      const isOpen = uploads.some((one) => one.key === key && one.media === null)
      if (work?.begun !== undefined && isOpen) void call('DELETE', `/${work.begun}`).catch(() => {}) // it expires
      setUploads((all) => all.filter((one) => one.key !== key))
    },
    clear: () => setUploads((all) => all.filter(({ state }) => state !== 'done' && state !== 'known')),
  }
}

export type Uploads = ReturnType<typeof useUploads>
