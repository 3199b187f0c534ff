import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '#i18n/languages.ts'
import { projectDir } from '#project/project-dir.ts'
import { transcripts } from './transcripts.ts'
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

/** Documents and recordings of the demo's library, which texts and audio blocks reference as `media:{key}`. */
export const files: FilePlan[] = [
  {
    key: 'saaldaten-de',
    name: 'Grosser-Saal-Technische-Daten.pdf',
    language: 'de',
    tags: ['Saal', 'Technik'],
    content: () =>
      drawSheet('Großer Saal: technische Daten', [
        '1.840 Plätze: Parkett 980, 1. Rang 520, 2. Rang 340',
        '8 Rollstuhlplätze, Reihe 12, Mitte und Seite',
        'Länge 46 m, Breite 22 m, Höhe 18 m',
        'Podium 18 mal 12 m, in neun Teilen beweglich',
        'Nachhall: 1,9 s voll besetzt, 2,6 s leer',
        'Induktionsschleife im gesamten Parkett',
        'Steg über der Decke: 14 m über Reihe 12',
      ]),
  },
  {
    key: 'saaldaten-en',
    name: 'Great-Hall-Technical-Data.pdf',
    language: 'en',
    tags: ['Saal', 'Technik'],
    content: () =>
      drawSheet('Great Hall: technical data', [
        '1,840 seats: stalls 980, first circle 520, upper circle 340',
        '8 wheelchair places, row 12, centre and side',
        'Length 46 m, width 22 m, height 18 m',
        'Platform 18 by 12 m, movable in nine parts',
        'Reverberation: 1.9 s with a full house, 2.6 s empty',
        'Induction loop throughout the stalls',
        'Catwalk above the ceiling: 14 m over row 12',
      ]),
  },
  {
    key: 'tiefste-pfeife',
    name: 'Tiefste-Pfeife.wav',
    language: null,
    tags: ['Orgel', 'Klang'],
    caption: {
      de: '16 Hertz: eher zu spüren als zu hören, und am besten mit Kopfhörern',
      en: '16 hertz: felt rather than heard, and best with headphones',
    },
    content: () => playPipe(16.35),
  },
  recording('klatschen', 'mp3', ['Saal', 'Klang'], {
    de: 'Ein Klatschen in vier leeren Sälen, nachgebildet am Rechner',
    en: 'One clap in four empty halls, modelled on a computer',
  }),
  recording('pfeifen', 'mp3', ['Orgel', 'Klang'], {
    de: 'Zehn Pfeifen von 16 bis 8.372 Hertz, nachgebildet am Rechner',
    en: 'Ten pipes from 16 to 8,372 hertz, modelled on a computer',
  }),
  recording('stimmtoene', 'mp3', ['Klang'], {
    de: 'Das A aus sechs Zeiten, nachgebildet am Rechner',
    en: 'The A of six times, modelled on a computer',
  }),
  recording('generalbass', 'mp3', ['Klang'], {
    de: 'Fünf Ziffern auf gezupften Saiten, nachgebildet am Rechner',
    en: 'Five figures on plucked strings, modelled on a computer',
  }),
  recording('klangfiguren', 'mp4', ['Klangfiguren'], {
    de: 'Sand auf einer Platte, die immer höher klingt, nachgebildet am Rechner',
    en: 'Sand on a plate that sounds higher and higher, modelled on a computer',
  }),
]

/** A file that `make-recordings.ts` has made. */
function recording(
  key: keyof typeof transcripts,
  ending: 'mp3' | 'mp4',
  tags: string[],
  caption: Record<Language, string>,
): FilePlan {
  const name = `${key}.${ending}`
  const read = () => readFileSync(path.join(projectDir, 'houses/morgenstern/demo/files/recordings', name))
  return { key, name, language: null, tags, caption, transcript: transcripts[key], content: read }
}
