import { answerLimits, attachableFiles, type FileError } from '#contracts/form-answers.ts'
import type { TemporaryFile } from '#contracts/forms.ts'
import { createStore, type ReadableStore, type Store } from '#design/store.ts'

/** A chosen file that is being uploaded, is stored, or was refused. */
export type Attachment = {
  key: number
  slug: string
  name: string
  size: number
} & (
  | { state: 'uploading'; progress: number }
  | { state: 'stored'; id: string }
  | { state: 'failed'; error: UploadError; file: File }
)

/**
 * Why a file is not attached: an error found here, a message of the server, or a network failure. Some errors are
 * temporary.
 */
export type UploadError =
  | { code: FileError | 'too_many_files' | 'offline' | 'failed' }
  | { text: string; mayPass: boolean }

/** The latest event, to be announced. */
export type AttachmentNews = { file: Attachment; isRemoved: boolean }

/** What a form shows of its files. */
type Shown = { all: readonly Attachment[]; news: AttachmentNews | null }

/** Uploads a file; ends early when `signal` is aborted. */
export type Upload = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<TemporaryFile | { error: UploadError }>

/**
 * The files of one form. Each is uploaded as soon as it is chosen, one after the other, so that a slow connection
 * finishes the first one before it begins with the next.
 */
export class Attachments {
  readonly #store: Store<Shown>
  #controllers = new Map<number, AbortController>()
  #queue: Promise<void> = Promise.resolve()
  #lastKey = 0
  readonly #upload: Upload

  constructor(upload: Upload, stored: readonly (TemporaryFile & { slug: string })[] = []) {
    this.#upload = upload
    const all = stored.map(({ id, name, size, slug }): Attachment => ({
      key: ++this.#lastKey,
      state: 'stored',
      id,
      name,
      size,
      slug,
    }))
    this.#store = createStore<Shown>({ all, news: null })
  }

  get shown(): ReadableStore<Shown> {
    return this.#store
  }

  get #all(): readonly Attachment[] {
    return this.#store.get().all
  }

  /** The ids of a field's stored files. */
  idsOf(slug: string): string[] {
    return this.#all.flatMap((one) => (one.slug === slug && one.state === 'stored' ? [one.id] : []))
  }

  /** Whether a file of the field was chosen that is not stored. */
  hasFailed(slug: string): boolean {
    return this.#all.some((one) => one.slug === slug && one.state === 'failed')
  }

  isUploading(slug: string): boolean {
    return this.#all.some((one) => one.slug === slug && one.state === 'uploading')
  }

  add(slug: string, files: readonly File[]): void {
    for (const file of files) {
      const given = { key: ++this.#lastKey, slug, name: file.name, size: file.size }
      const error = this.#findError(slug, file)
      const added: Attachment = error
        ? { ...given, state: 'failed', error, file }
        : { ...given, state: 'uploading', progress: 0 }
      this.#set([...this.#all, added], { file: added, isRemoved: false })
      if (!error) this.#enqueue(given.key, file)
    }
  }

  retry(key: number): void {
    const failed = this.#all.find((one) => one.key === key)
    if (failed?.state !== 'failed') return
    const { file, error: _, ...given } = failed
    const error = this.#findError(given.slug, file)
    if (error) return this.#replace(key, { ...given, state: 'failed', error, file })
    this.#replace(key, { ...given, state: 'uploading', progress: 0 })
    this.#enqueue(key, file)
  }

  remove(key: number): void {
    this.#controllers.get(key)?.abort()
    const file = this.#all.find((one) => one.key === key)
    if (file)
      this.#set(
        this.#all.filter((one) => one !== file),
        { file, isRemoved: true },
      )
  }

  /** Removes all files; its result can be passed to `restore`, except those that were being uploaded. */
  takeAll(): readonly Attachment[] {
    const all = this.#all
    for (const controller of this.#controllers.values()) controller.abort()
    this.#set([], null)
    return all.filter(({ state }) => state !== 'uploading')
  }

  restore(files: readonly Attachment[]): void {
    this.#set(files, null)
  }

  /** Resolves when nothing is being uploaded any more. */
  async settle(): Promise<void> {
    let queue
    do {
      queue = this.#queue
      await queue
    } while (queue !== this.#queue)
  }

  #enqueue(key: number, file: File): void {
    this.#queue = this.#queue.then(() => this.#send(key, file))
  }

  async #send(key: number, file: File): Promise<void> {
    if (!this.#has(key)) return
    const controller = new AbortController()
    this.#controllers.set(key, controller)
    const result = await this.#upload(file, {
      signal: controller.signal,
      onProgress: (progress) => this.#change(key, (given) => ({ ...given, state: 'uploading', progress })),
    })
    this.#controllers.delete(key)
    this.#change(key, (given) =>
      'error' in result
        ? { ...given, state: 'failed', error: result.error, file }
        : { ...given, state: 'stored', id: result.id, name: result.name },
    )
  }

  #findError(slug: string, file: File): UploadError | null {
    const others = this.#all.filter((one) => one.slug === slug && one.state !== 'failed').length
    const code = others >= answerLimits.filesPerField ? 'too_many_files' : findFileError(file)
    return code && { code }
  }

  #has(key: number): boolean {
    return this.#all.some((one) => one.key === key)
  }

  #change(
    key: number,
    change: (given: Pick<Attachment, 'key' | 'slug' | 'name' | 'size'>) => Attachment,
  ): void {
    const found = this.#all.find((one) => one.key === key)
    if (found) this.#replace(key, change({ key, slug: found.slug, name: found.name, size: found.size }))
  }

  #replace(key: number, next: Attachment): void {
    const isNews = !this.#all.some((one) => one.key === key && one.state === next.state)
    this.#set(
      this.#all.map((one) => (one.key === key ? next : one)),
      isNews ? { file: next, isRemoved: false } : this.#store.get().news,
    )
  }

  #set(all: readonly Attachment[], news: AttachmentNews | null): void {
    this.#store.set(() => ({ all, news }))
  }
}

const endings: readonly string[] = Object.values(attachableFiles).flat()

/** For file inputs: the media types and, for systems that do not know them, the file extensions. */
export const acceptedFiles = [...Object.keys(attachableFiles), ...endings.map((end) => `.${end}`)].join(',')

/** What can be checked of a file before it is uploaded; the server inspects the content. */
export function findFileError({ name, size }: Pick<File, 'name' | 'size'>): FileError | null {
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  if (!endings.includes(ending)) return 'file_type'
  if (size === 0) return 'file_empty'
  return size > answerLimits.fileSize ? 'file_size' : null
}
