import { useEffect } from 'react'
import { useStore } from '#design/use-store.ts'
import { hasEnded, type QueuedUpload, type UploadQueue } from './upload-queue.ts'

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
