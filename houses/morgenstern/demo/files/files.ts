import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { languages, type Language } from '#i18n/languages.ts'
import { projectDir } from '#project/project-dir.ts'
import { localized, readData } from '../content/read-texts.ts'
import { drawSheet } from './draw-sheet.ts'
import { playPipe } from './play-pipe.ts'

export type FilePlan = {
  key: string
  name: string
  /** The title of a document; a sound has none. */
  language: Language | null
  tags: string[]
  caption?: Record<Language, string>
  transcript?: Record<Language, string>
  content: () => Buffer
}

const common = { key: z.string(), name: z.string(), tags: z.array(z.string()) }
const data = readData(
  'files.yaml',
  z.strictObject({
    sheets: z.array(
      z.strictObject({
        ...common,
        language: z.enum(languages),
        title: z.string(),
        lines: z.array(z.string()),
      }),
    ),
    pipe: z.strictObject({ ...common, caption: localized }),
    /** What `make-recordings.ts` has made; the transcript has times and chapters (`src/design/recording/transcript.ts`). */
    recordings: z.array(z.strictObject({ ...common, caption: localized, transcript: localized })),
  }),
)

/** Documents and recordings of the demo's library, which texts and audio blocks reference as `media:{key}`. */
export const files: FilePlan[] = [
  ...data.sheets.map(({ title, lines, ...sheet }) => ({ ...sheet, content: () => drawSheet(title, lines) })),
  { ...data.pipe, language: null, content: () => playPipe(16.35) },
  ...data.recordings.map((one) => ({
    ...one,
    language: null,
    content: () => readFileSync(path.join(projectDir, 'houses/morgenstern/demo/files/recordings', one.name)),
  })),
]
