/** Files whose upload has not ended, kept by the browser so that the next document continues where one was left. */
export type KeptFiles = {
  /** Keeps a file until the returned function is called. */
  keep: (file: File, replaces: number | undefined) => () => void
  /** Whether the document is being left for one that continues. */
  isContinued: () => boolean
}

/** For places without documents that continue. */
export const nothingKept: KeptFiles = { keep: () => () => {}, isContinued: () => false }

type Kept = { id: string; owner: string; at: number; file: File; replaces: number | undefined }

/** In milliseconds: the server keeps what has arrived as long. */
const maxAge = 3 * 24 * 60 * 60 * 1000
const store = 'files'

/**
 * Keeps files in the browser's database for an account. A document holds a lock under its own name for as long as it
 * exists: whoever gets the lock of another one knows that its uploads are not running any more. `continues` says which
 * addresses lead to documents that adopt them.
 */
export function createKeptFiles(
  account: number,
  continues: (pathname: string) => boolean,
): KeptFiles & { adopt: (onFile: (file: File, replaces: number | undefined) => void) => Promise<void> } {
  // Browsers have locks for pages over HTTPS only.
  if (!isSecureContext) return { ...nothingKept, adopt: () => Promise.resolve() }
  const owner = crypto.randomUUID()
  const database = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(`uploads-${account}`, 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(store, { keyPath: 'id' }),
    )
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('There is no database.')))
  })
  const run = async <Answer>(work: (files: IDBObjectStore) => IDBRequest<Answer>) => {
    const request = work((await database).transaction(store, 'readwrite').objectStore(store))
    return new Promise<Answer>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('The database has failed.')))
    })
  }
  const forget = (id: string) => void run((files) => files.delete(id)).catch(() => {})
  void navigator.locks.request(owner, () => new Promise(() => {}))

  let isContinued = false
  globalThis.navigation?.addEventListener('navigate', ({ destination, navigationType }) => {
    const isOther = !destination.sameDocument && navigationType !== 'reload'
    isContinued = isOther && continues(new URL(destination.url).pathname)
  })
  return {
    isContinued: () => isContinued,
    keep: (file, replaces) => {
      const kept: Kept = { id: crypto.randomUUID(), owner, at: Date.now(), file, replaces }
      // Without a database the upload can be continued for as long as the document is open.
      void run((files) => files.put(kept)).catch(() => {})
      return () => forget(kept.id)
    },
    adopt: async (onFile) => {
      const readAll = () => run<Kept[]>((files) => files.getAll())
      const adoptFrom = async (other: string) => {
        for (const { id, at, file, replaces } of (await readAll()).filter((one) => one.owner === other)) {
          if (Date.now() - at < maxAge) onFile(file, replaces)
          forget(id)
        }
      }
      const others = new Set((await readAll()).map((one) => one.owner).filter((one) => one !== owner))
      await Promise.all([...others].map((other) => navigator.locks.request(other, () => adoptFrom(other))))
    },
  }
}
