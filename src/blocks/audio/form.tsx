import type { BlockForm } from '../form.ts'
import { firstWords, hostOf } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Audio', en: 'Audio' },
  description: {
    de: 'Eine Aufnahme oder ein Podcast.',
    en: 'A recording or a podcast.',
  },
  keywords: {
    de: ['Spotify', 'IDAGIO', 'SoundCloud', 'Podigee', 'Podcast', 'Musik', 'Hören', 'Aufnahme'],
    en: ['Spotify', 'IDAGIO', 'SoundCloud', 'Podigee', 'podcast', 'music', 'listen', 'recording'],
  },
  group: 'players',
  isOffered: true,
  drawing: (
    <>
      <path d="M10 18h76v28H10z" />
      <path d="M20 26l10 6-10 6z" />
      <path d="M38 30v4M43 26v12M48 29v6M53 23v18M58 28v8M63 25v14M68 30v4M73 27v10" />
    </>
  ),
  create: () => ({ fields: {} }),
  ofFile: { audio: ({ reference, name }) => ({ file: reference, headline: name }) },
  summary: (fields) => firstWords('headline')(fields) || hostOf('embed')(fields),
  fields: [
    {
      kind: 'embed',
      field: 'embed',
      embed: 'audio',
      label: { de: 'Aufnahme', en: 'Recording' },
      isWanted: ({ file }) => !file,
    },
    {
      kind: 'record',
      record: 'media',
      field: 'file',
      label: { de: 'Eigene Aufnahme', en: 'Recording of your own' },
      hint: {
        de: 'Aus der Mediathek. Sie spielt ohne Nachfrage.',
        en: 'From the media library. It plays without asking for consent.',
      },
    },
    { kind: 'line', field: 'headline', label: { de: 'Überschrift', en: 'Headline' } },
  ],
  inPlace: [
    {
      field: 'headline',
      kind: 'line',
      selector: 'p > span:first-child',
      isShown: ({ headline }) => typeof headline === 'string' && headline !== '',
    },
  ],
}
