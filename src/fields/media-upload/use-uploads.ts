import { useEffect, useState } from 'react'
import { useStore } from '#design/use-store.ts'
import type { KeptFiles } from './kept-files.ts'
import type { UploadCall } from './upload-call.ts'
import { createUploadQueue, hasEnded, type QueuedUpload, type UploadQueue } from './upload-queue.ts'

/** A queue with the lifetime of the component. */
export function useUploadQueue(call: UploadCall, kept?: KeptFiles): UploadQueue {
  const [queue] = useState(() => createUploadQueue(call, undefined, kept))
  useEffect(() => queue.callBy(call), [queue, call])
  return queue
}

/**
 * The uploads of a queue. While one is not done, leaving the page asks, unless the next one continues them; when the network is
 * back, those that wait for it go on at once.
 */
export function useUploads(queue: UploadQueue): readonly QueuedUpload[] {
  const uploads = useStore(queue, (all) => all)
  const isAsking = !uploads.every(hasEnded)
  useEffect(() => {
    if (!isAsking) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (!queue.isContinued()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    addEventListener('online', queue.resumePaused)
    return () => {
      removeEventListener('beforeunload', ask)
      removeEventListener('online', queue.resumePaused)
    }
  }, [isAsking, queue])
  return uploads
}
