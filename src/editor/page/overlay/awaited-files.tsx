import { useEffect } from 'react'
import { UploadList } from '#fields/media-upload/upload-list.tsx'
import type { QueuedUpload } from '#fields/media-upload/upload-queue.ts'
import { findBlock } from '#operations/index.ts'
import { useStore } from '#design/use-store.ts'
import { awaitedBy } from '../actions/take-files.ts'
import { useCanvas, useDraft, useShell } from '../workspace/workspace-context.tsx'
import { boxInList } from './box-in-list.ts'
import { Frame } from './frame.tsx'
import styles from './overlay.module.css'

/** The files that blocks of this page wait for, by the blocks' ids. */
export function useAwaitedFiles(): Map<string, QueuedUpload> {
  const { tools } = useShell()
  const { uploads: queue } = tools.calls
  const uploads = useStore(queue, (all) => all)
  const prefix = awaitedBy('')
  return new Map(
    uploads.flatMap((upload) =>
      upload.shownBy?.startsWith(prefix) ? [[upload.shownBy.slice(prefix.length), upload] as const] : [],
    ),
  )
}

/**
 * The progress of files in the blocks that wait for them. When such a block was removed, the window's list of uploads
 * still shows the progress.
 */
export function AwaitedFiles() {
  const { session } = useDraft()
  const { place, watch } = useCanvas()
  const { tools } = useShell()
  const { uploads: queue } = tools.calls
  const awaited = useAwaitedFiles()
  // Serialized, so that the component renders only when one of them is added or removed.
  const lists = useStore(session.content, (content) =>
    JSON.stringify(
      [...awaited.keys()].map((id) => {
        const at = findBlock(content, id)?.place
        return at && [id, at.in === 'block' ? at.parent : null]
      }),
    ),
  )
  const present: ([string, string | null] | null)[] = JSON.parse(lists)
  const gone = [...awaited.keys()].filter((_, index) => !present[index]).join(' ')
  useEffect(() => {
    for (const id of gone.split(' ').filter(Boolean)) queue.release(awaitedBy(id))
  }, [gone, queue])
  return present.map((one) => {
    const upload = one && awaited.get(one[0])
    if (!upload) return null
    const [id, list] = one
    return (
      <Frame
        key={id}
        watch={watch}
        boxOf={() => boxInList(place.elements, id, list)}
        className={styles['awaited']}
      >
        <div data-block-tools="">
          <UploadList uploads={[upload]} queue={queue} />
        </div>
      </Frame>
    )
  })
}
