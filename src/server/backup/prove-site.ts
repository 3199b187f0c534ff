import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { asc, desc, eq, isNotNull, and } from 'drizzle-orm'
import { z } from 'zod'
import { photoAddress } from '#blocks/picture.ts'
import type { Db } from '#db/client/index.server.ts'
import { formFiles, media } from '#db/schema/index.ts'
import { readKept, type FileStore } from '#domain/file-store.ts'
import { projectDir } from '#project/project-dir.ts'
import { detailHref, href, pageHref } from '#routing/paths.ts'
import { askUntilReady } from './ask-until-ready.ts'
import { BackupError } from './backup-error.ts'

/** How long a restored site may take to start, in milliseconds; it reads its archive after that. */
const timeout = 600_000

/** Checks that the site can read a private file of a form, which no page shows. */
export async function proveFormFile(db: Db, files: FileStore): Promise<string> {
  const [row] = await db
    .select({ id: formFiles.id, sha256: formFiles.sha256 })
    .from(formFiles)
    .orderBy(desc(formFiles.createdAt))
    .limit(1)
  if (!row) return 'no file of a form: there is none in the backup'
  const content = await readKept(files, row.id)
  const hash = createHash('sha256')
  for await (const chunk of content ?? []) hash.update(chunk)
  if (hash.digest('hex') !== row.sha256)
    throw new BackupError(`The file of a form ${row.id.slice(0, 6)}… cannot be read as it was sent.`)
  return 'a file of a form is as it was sent'
}

/** The address of a rendition of a picture in the library; null if there is none. */
export async function findRendition(db: Db): Promise<string | null> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.kind, 'image'), isNotNull(media.preparedAt)))
    .orderBy(asc(media.id))
    .limit(1)
  if (!row) return null
  const focus = { x: Math.round(row.focalX * 100), y: Math.round(row.focalY * 100) }
  return photoAddress({ key: row.storageKey, width: row.width ?? 1, height: row.height ?? 1, focus }, 1)
}

/**
 * Starts the site on a free port of this machine, without jobs, so that no mail is sent, and asks for a page of each kind.
 * Throws a BackupError for one that does not answer as it should.
 */
export async function proveSite(
  rendition: string | null,
  { environment, say }: { environment: NodeJS.ProcessEnv; say: (line: string) => void },
): Promise<void> {
  const site = await startSite(environment)
  try {
    const ask = async (what: string, address: string, type: string) => {
      const answer = await askUntilReady(site.origin + address, { say })
      const body = await answer.arrayBuffer()
      const found = answer.headers.get('content-type') ?? ''
      if (answer.status !== 200 || !found.startsWith(type) || body.byteLength === 0)
        throw new BackupError(`The restored site answers ${answer.status} for ${what} (${address}).`)
      say(`ok  ${what} answers (${address})`)
      return body
    }
    await ask('the home page', pageHref('', 'de'), 'text/html')
    await ask('the archive', href('archive-search', 'de'), 'text/html')
    const list = await ask(
      'the list of events',
      '/api/events?page_size=1&date=1913-10-19',
      'application/json',
    )
    const event = readFirstEvent(list)
    if (event) await ask('an event', detailHref('events', 'de', event), 'text/html')
    else say('ok  no event: none is public in the backup')
    if (rendition) await ask('a picture', rendition, 'image/')
    else say('ok  no picture: there is none in the backup')
  } finally {
    await site.stop()
  }
}

const slug = z.object({ de: z.string(), en: z.string() })
const events = z.object({ results: z.array(z.object({ id: z.number(), slug })) })

function readFirstEvent(body: ArrayBuffer): { id: number; slug: z.infer<typeof slug> } | null {
  return events.parse(JSON.parse(Buffer.from(body).toString())).results[0] ?? null
}

async function startSite(environment: NodeJS.ProcessEnv): Promise<{ origin: string; stop(): Promise<void> }> {
  const { PUBLIC_ORIGIN: _, TRUST_PROXY: __, ...others } = environment
  const child = spawn(process.execPath, [path.join(projectDir, 'scripts/serve.mjs')], {
    env: {
      ...others,
      HOST: '127.0.0.1',
      PORT: '0',
      SHOP_PORT: '0',
      DEMO: '0',
      ROLE: 'web',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const origin = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000)
      const found = /^Website +(\S+)\/de\b/m.exec(said)?.[1]
      if (found !== undefined && /^Ready\./m.test(said)) origin.resolve(found)
    })
  const ended = once(child, 'close')
  const fail = () => {
    const reason = said.trim().split('\n').at(-1) ?? ''
    origin.reject(new BackupError(`Everything is restored, but the site does not start on it: ${reason}`))
  }
  ended.then(fail, fail)
  const late = setTimeout(fail, timeout)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended.catch(() => {})
  }
  try {
    return { origin: await origin.promise, stop }
  } catch (error) {
    await stop()
    throw error
  } finally {
    clearTimeout(late)
  }
}
