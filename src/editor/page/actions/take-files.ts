import { isMediaType, kindByName, mediaTypes, type MediaKind } from '#contracts/media-files.ts'
import { maxAtOnce } from '#fields/media-upload/upload-queue.ts'
import { namePasted } from '#fields/media-upload/name-pasted.ts'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { mediaUploadsMessages } from '#i18n/lazy/media-uploads.ts'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyChange, findBlock, withDescendants } from '#operations/index.ts'
import { isDialogOpen } from '#editor/controls/layers.ts'
import { fileTargetAt, type FileTarget } from './file-target.ts'
import { nameOf } from './block-messages.ts'
import { errorOfChange } from '#editor/model/blocks/paste-error.ts'
import {
  fillTarget,
  prepareTargets,
  removeTarget,
  fileFieldState,
  type FileDestination,
} from './place-media.ts'
import { select } from './selection.ts'
import { textsOf, type Workspace } from '../workspace/workspace.ts'

/** The name under which an upload is shown at the block that waits for it (`UploadQueue`). */
export const awaitedBy = (block: string) => `block:${block}`

/**
 * Uploads files, and inserts their blocks at once, which show the progress until the files arrive. The user can go on
 * editing meanwhile: neither the focus nor the selection moves. One undo removes the blocks together with the files
 * that have arrived in them.
 */
export function uploadTo(workspace: Workspace, files: readonly File[], given: FileDestination): void {
  const { session } = workspace.draft
  const { place: canvas } = workspace.canvas
  const { tools } = workspace.shell
  const { interfaceLanguage, messages } = textsOf(workspace)
  const { uploads } = tools.calls
  const words = editorBlocksMessages[interfaceLanguage].files
  if (files.length > maxAtOnce) {
    tools.tell(mediaUploadsMessages[interfaceLanguage].tooMany(files.length, maxAtOnce), 'error')
    return
  }
  // Files that the library never accepts are refused by the server, with its own message.
  const taken = files.flatMap((file) => {
    const kind = kindByName(file.name)
    return kind ? [{ file, kind }] : []
  })
  const before = session.editor().content
  const targets = prepareTargets(
    before,
    given,
    taken.map(({ kind }) => kind),
  )
  if (taken.length > 0 && (!targets || errorOfChange(before, targets.operations))) {
    tools.tell(words.noRoom, 'error')
    return
  }
  const blocks = new Map(taken.map(({ file }, index) => [file, targets?.blocks[index] ?? '']))
  const made = new Set(targets?.operations.flatMap(madeBy))
  let step: number | undefined
  const change = (build: (content: ContentDocument) => Operation[], focus: string, label: string) => {
    step = session.complete(step, build, { label, focus })
  }
  const nameNow = (id: string) => nameOf(session.editor().content, id, messages, interfaceLanguage)

  if (targets && targets.operations.length > 0) {
    const { operations, focus } = targets
    const name = nameOf(applyChange(before, operations), focus, messages, interfaceLanguage)
    workspace.draft.unreported.set(
      (unreported) => new Map([...unreported, ...[...made].map((id) => [id, new Set<string>()] as const)]),
    )
    change(() => operations, focus, messages.block.inserted(name))
    tools.announce(messages.block.inserted(name))
  }
  if (targets && canvas.view.get().typing === null) select(workspace, targets.focus)

  uploads.add(files, {
    shownBy: (file) => (blocks.has(file) ? awaitedBy(blocks.get(file) ?? '') : null),
    onDone: (media, file) => {
      const id = blocks.get(file) ?? ''
      uploads.clear(awaitedBy(id))
      const known = canvas.shown.get().libraryTexts
      const earlier = session.editor().content
      let isFilled = false
      const fill = (content: ContentDocument) => {
        const operation = fillTarget(content, id, { media, known, made })
        isFilled = operation !== null
        return operation ? [operation] : []
      }
      change(fill, id, messages.block.changed(nameNow(id)))
      if (!isFilled) tools.tell(words.gone, 'error')
      else if (session.editor().content === earlier) tools.tell(words.undone(media.file_name))
      else if (!made.has(id)) tools.announce(words.filled(nameNow(id)))
    },
    onGone: (file) => {
      const id = blocks.get(file) ?? ''
      const kind = kindByName(file.name)
      const clear = (content: ContentDocument) => (kind ? removeTarget(content, id, { kind, made }) : [])
      change(clear, id, messages.block.removed(nameNow(id)))
      // The reason of a refusal stays in the window's list.
      uploads.release(awaitedBy(id))
    },
  })
}

/** The ids of the blocks that an operation inserts. */
function madeBy(operation: Operation): string[] {
  if (operation.kind === 'insert-block') return withDescendants(operation.block).map(({ id }) => id)
  if (operation.kind !== 'insert-container') return []
  return operation.container.columns.flat().flatMap((block) => withDescendants(block).map(({ id }) => id))
}

/**
 * Handles files that are dropped on the page or pasted. `onTarget` receives where dragged files would go, and null if
 * they would go nowhere. Returns a function that stops it.
 */
export function receiveFiles(
  workspace: Workspace,
  onTarget: (target: FileTarget | null) => void,
): () => void {
  const isOff = () =>
    workspace.canvas.instead.get() !== null ||
    workspace.shell.view.get().width !== 'desktop' ||
    isDialogOpen()
  const targetOf = (event: DragEvent, kinds: readonly MediaKind[]) => {
    const { target } = event
    if (isOff() || !(target instanceof Element) || target.closest(tools) !== null) return null
    return fileTargetAt(workspace.draft.session.editor().content, workspace.canvas.place.elements, target, {
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
    else workspace.shell.tools.tell(refusalOf(workspace), 'error')
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

function refusalOf(workspace: Workspace): string {
  const { notHere, notInPreview } = editorBlocksMessages[textsOf(workspace).interfaceLanguage].files
  return workspace.shell.view.get().width === 'desktop' ? notHere : notInPreview
}

/**
 * A single file goes into the selected block if that has an empty field for it; otherwise files follow the selected
 * block.
 */
function placeOfPaste(
  { draft: { session }, canvas: { place } }: Workspace,
  files: readonly File[],
): FileDestination {
  const { selected } = place.view.get()
  const block = selected === null ? undefined : findBlock(session.editor().content, selected)?.block
  const [file] = files
  const kind = file && files.length === 1 ? kindByName(file.name) : null
  return block && kind && fileFieldState(block, kind) === 'empty'
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
