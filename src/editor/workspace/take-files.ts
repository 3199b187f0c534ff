import { isMediaType, kindByName, mediaTypes, type MediaKind } from '#contracts/media-files.ts'
import { mostAtOnce } from '#fields/media-upload/upload-queue.ts'
import { namePasted } from '#fields/media-upload/name-pasted.ts'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { mediaUploadsMessages } from '#i18n/lazy/media-uploads.ts'
import { applyChange, findBlock } from '#operations/index.ts'
import { isDialogOpen } from '../keys/layers.ts'
import { fileTargetAt, type FileTarget } from '../reordering/file-target.ts'
import { nameOf } from './block-messages.ts'
import { faultOfChange } from './paste-fault.ts'
import { placeMedia, roomForFile, type FilePlace } from './place-media.ts'
import { select } from './selection.ts'
import type { Workspace } from './workspace.ts'

/**
 * Uploads files, and inserts them in one step when all have arrived. Editing continues meanwhile: the upload changes
 * neither the focus nor the selection.
 */
export function uploadTo(workspace: Workspace, files: readonly File[], given: FilePlace): void {
  const { tools, place: canvas } = workspace
  const { selected } = canvas.view.get()
  let place = given
  const isTaken = tools.calls.uploads.add(files, {
    onSettled: (media) => {
      const { interfaceLanguage, messages, session } = workspace
      const words = editorBlocksMessages[interfaceLanguage].files
      const content = session.editor().content
      const placed = placeMedia(content, place, media, canvas.shown.get().libraryTexts)
      if (!placed) {
        tools.tell(words.gone, 'error')
        return
      }
      if (faultOfChange(content, placed.operations)) {
        tools.tell(words.noRoom, 'error')
        return
      }
      place = placed.next
      const { focus, operations } = placed
      const [operation] = operations
      const name = nameOf(applyChange(content, operations), focus, messages, interfaceLanguage)
      const isNew = operation?.kind === 'insert-block' && operation.block.id === focus
      session.edit(operations, {
        label: isNew ? messages.block.inserted(name) : messages.block.changed(name),
        focus,
      })
      tools.announce(isNew ? messages.block.inserted(name) : words.filled(name))
      const view = canvas.view.get()
      if (view.typing === null && view.selected === selected) select(workspace, focus)
    },
  })
  if (!isTaken)
    tools.tell(mediaUploadsMessages[workspace.interfaceLanguage].tooMany(files.length, mostAtOnce), 'error')
}

/**
 * Handles files that are dropped on the page or pasted. `onTarget` receives where dragged files would go, and null if
 * they would go nowhere. Returns a function that stops it.
 */
export function takeFiles(workspace: Workspace, onTarget: (target: FileTarget | null) => void): () => void {
  const isOff = () =>
    workspace.instead.get() !== null || workspace.view.get().width !== 'desktop' || isDialogOpen()
  const targetOf = (event: DragEvent, kinds: readonly MediaKind[]) => {
    const { target } = event
    if (isOff() || !(target instanceof Element) || target.closest(tools) !== null) return null
    return fileTargetAt(workspace.session.editor().content, workspace.place.elements, target, {
      kinds,
      point: { x: event.clientX, y: event.clientY },
    })
  }
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    // Elsewhere, browsers would leave the page and show the file.
    event.preventDefault()
    onTarget(isPicker(event.target) ? null : targetOf(event, kindsOfItems(event.dataTransfer.items)))
  }
  const onDragLeave = ({ relatedTarget }: DragEvent) => {
    if (relatedTarget === null) onTarget(null)
  }
  const onDrop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    onTarget(null)
    if (files.length === 0 || isPicker(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    const target = targetOf(
      event,
      files.map(({ name }) => kindByName(name) ?? 'document'),
    )
    if (target) uploadTo(workspace, files, target.place)
    else workspace.tools.tell(editorBlocksMessages[workspace.interfaceLanguage].files.notHere, 'error')
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    // Word processors add a picture of the copied text.
    const hasText = event.clipboardData?.types.includes('text/plain') ?? false
    if (files.length === 0 || hasText || isOff() || isField(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    uploadTo(workspace, files.map(namePasted), placeOfPaste(workspace, files))
  }
  addEventListener('dragover', onDragOver)
  addEventListener('dragleave', onDragLeave)
  addEventListener('drop', onDrop, true)
  addEventListener('paste', onPaste, true)
  return () => {
    removeEventListener('dragover', onDragOver)
    removeEventListener('dragleave', onDragLeave)
    removeEventListener('drop', onDrop, true)
    removeEventListener('paste', onPaste, true)
  }
}

/** A single file goes into the selected block if that lacks one; other files go after the selected block. */
function placeOfPaste({ place, session }: Workspace, files: readonly File[]): FilePlace {
  const { selected } = place.view.get()
  const block = selected === null ? undefined : findBlock(session.editor().content, selected)?.block
  const [file] = files
  const kind = file && files.length === 1 ? kindByName(file.name) : null
  return block && kind && roomForFile(block, kind) === 'empty'
    ? { kind: 'fill', block: block.id }
    : { kind: 'after', block: selected }
}

/** Files are not accepted on the editor's own tools. */
const tools = '[data-panel], [data-toolbar], [data-upload-tray]'

/** The picture picker handles files itself. */
function isPicker(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-takes-files]') !== null
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [data-panel]') !== null
}

/** The names of dragged files are unknown before the drop; only the MIME types of the system are. */
function kindsOfItems(items: DataTransferItemList): MediaKind[] {
  return [...items]
    .filter(({ kind }) => kind === 'file')
    .map(({ type }) => (isMediaType(type) ? mediaTypes[type].kind : 'document'))
}
