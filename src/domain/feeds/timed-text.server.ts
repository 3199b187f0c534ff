import { eq } from 'drizzle-orm'
import { captionsOf, chaptersOf, readTranscript } from '#blocks/transcript.ts'
import { media } from '#db/schema/index.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { addCacheTags } from '../cache-tags.ts'
import type { Scope } from '../scope.ts'
import type { FeedFile } from './story-feed.server.ts'

type Wanted = {
  language: Language
  /** The key of the file, which nobody can guess who has not seen its address. */
  key: string
}

/** The captions of a recording or film, which are its transcript with times; null if there are none. */
export async function findCaptions(scope: Scope, wanted: Wanted): Promise<FeedFile | null> {
  const { lines, duration } = await readLines(scope, wanted)
  const text = captionsOf(lines, duration)
  return text === null ? null : { text, type: 'text/vtt' }
}

/** The chapters of a recording or film (JSON Chapters 1.2); null if there are none. */
export async function findChapters(scope: Scope, wanted: Wanted): Promise<FeedFile | null> {
  const chapters = chaptersOf((await readLines(scope, wanted)).lines)
  if (chapters.length === 0) return null
  return { text: JSON.stringify({ version: '1.2.0', chapters }), type: 'application/json+chapters' }
}

async function readLines(scope: Scope, { language, key }: Wanted) {
  addCacheTags(scope, 'media')
  const [row] = await scope.db
    .select({ transcript: media.transcript, durationMs: media.durationMs })
    .from(media)
    .where(eq(media.storageKey, key))
  const duration = row?.durationMs ?? null
  return {
    lines: readTranscript(pickLanguage(row?.transcript, language) ?? ''),
    duration: duration === null ? null : duration / 1000,
  }
}
