import { blockForms } from '#blocks/forms.generated.ts'
import { acceptedImages } from '#contracts/media-files.ts'
import { UploadError } from '#fields/media-upload/upload-call.ts'
import { uploadFile } from '#fields/media-upload/upload-file.ts'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { isDialogOpen } from '../keys/layers.ts'
import { insertFilled } from './block-actions.ts'
import type { Workspace } from './workspace.ts'

/**
 * Makes blocks of pictures that are dropped on the page or pasted: they are uploaded to the library, and stand after the
 * block under the pointer, or after the selected one. Returns a function that stops it.
 */
export function takePictures(workspace: Workspace): () => void {
  const messages = () => editorBlocksMessages[workspace.interfaceLanguage].picture
  const isOff = () =>
    workspace.instead.get() !== null || workspace.view.get().width !== 'desktop' || isDialogOpen()
  const take = async (files: File[], after: string | null) => {
    const { tools } = workspace
    let behind = after
    for (const file of files) {
      tools.tell(messages().uploading(file.name))
      try {
        // One after the other, in the order in which they were given.
        // oxlint-disable-next-line no-await-in-loop
        behind = (await insertUploaded(workspace, file, behind)) ?? behind
      } catch (error) {
        const words = error instanceof UploadError ? error.words : null
        tools.tell(`${file.name}: ${words ?? messages().interrupted}`, 'error')
      }
    }
  }
  const takeAll = (event: Event, files: File[], after: string | null) => {
    event.preventDefault()
    event.stopPropagation()
    const pictures = files.filter((file) => acceptedImages.split(',').includes(file.type))
    if (pictures.length < files.length) workspace.tools.tell(messages().onlyPictures, 'error')
    void take(pictures, after)
  }
  const onDragOver = (event: DragEvent) => {
    // Elsewhere browsers would leave the page and show the file.
    if (event.dataTransfer?.types.includes('Files') && !isPicker(event.target)) event.preventDefault()
  }
  const onDrop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0 || isPicker(event.target)) return
    event.preventDefault()
    const isOnPage = event.target instanceof Node && workspace.host.contains(event.target)
    if (isOff() || !isOnPage || !(event.target instanceof Node)) return
    takeAll(event, files, workspace.place.elements.blockAt(event.target))
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    // Programs for texts add a picture of what was copied.
    const hasText = event.clipboardData?.types.includes('text/plain') ?? false
    if (files.length === 0 || hasText || isOff() || isField(event.target)) return
    takeAll(event, files, workspace.place.view.get().selected)
  }
  addEventListener('dragover', onDragOver)
  addEventListener('drop', onDrop, true)
  addEventListener('paste', onPaste, true)
  return () => {
    removeEventListener('dragover', onDragOver)
    removeEventListener('drop', onDrop, true)
    removeEventListener('paste', onPaste, true)
  }
}

async function insertUploaded(
  workspace: Workspace,
  file: File,
  after: string | null,
): Promise<string | null> {
  const { tools } = workspace
  const { media } = await uploadFile(file, {
    call: tools.calls.upload,
    signal: new AbortController().signal,
    onBegin: () => {},
    onProgress: () => {},
  })
  const [type, form] = Object.entries(blockForms).find(([, { ofPicture }]) => ofPicture) ?? []
  if (!media || type === undefined || !form?.ofPicture) return null
  return insertFilled(workspace, { type, fields: form.ofPicture(`media:${media.id}`) }, after)
}

/** The picture picker takes files itself. */
function isPicker(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-takes-files]') !== null
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [data-panel]') !== null
}
