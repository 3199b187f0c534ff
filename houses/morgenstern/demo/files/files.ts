import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { FilePlan } from '#demo/plan.ts'
import { languages } from '#i18n/languages.ts'
import { houseDir } from '#project/house-dir.ts'
import { localized } from '#demo/texts/read-texts.ts'
import { readData } from '../own-texts.ts'
import { drawSheet } from './draw-sheet.ts'
import { playPipe } from './play-pipe.ts'

const copyright = 'Konzerthaus Morgenstern'

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
  ...data.sheets.map(({ title, lines, ...sheet }) => ({
    ...sheet,
    copyright,
    content: () => drawSheet(title, lines),
  })),
  { ...data.pipe, language: null, copyright, content: () => playPipe(16.35) },
  ...data.recordings.map((one) => ({
    ...one,
    language: null,
    copyright,
    content: () => readFileSync(path.join(houseDir, 'demo/files/recordings', one.name)),
  })),
]
