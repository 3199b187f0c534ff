import type { Values } from '../field.ts'
import { defineRecord } from '../definition.ts'

const isImage = ({ kind }: Values) => kind === 'image'

export const record = defineRecord({
  kind: 'media',
  path: 'media',
  names: {
    de: { one: 'Datei', many: 'Dateien', place: 'Mediathek' },
    en: { one: 'File', many: 'Files', place: 'Media library' },
  },
  about: {
    de: 'Bilder, PDF, Aufnahmen und Filme. Sie lassen sich auch ins Fenster ziehen oder einfügen.',
    en: 'Pictures, PDFs, recordings and films. They can also be dropped on the window or pasted.',
  },
  area: 'forms',
  right: 'write_drafts',
  changeRight: 'manage_records',
  isMadeElsewhere: true,
  title: ['file_name'],
  fields: {
    alt: {
      kind: 'text',
      localized: true,
      lines: 2,
      limit: 300,
      isWanted: isImage,
      label: { de: 'Bildbeschreibung', en: 'Picture description' },
      hint: {
        de: 'Was auf dem Bild zu sehen ist, für alle, die es nicht sehen.',
        en: 'What the picture shows, for everyone who can’t see it.',
      },
    },
    is_decorative: {
      kind: 'flag',
      isWanted: isImage,
      label: {
        de: 'Nur Schmuck: Das Bild sagt nichts, was nicht auch im Text steht',
        en: 'Decorative only: the picture says nothing that the text does not say',
      },
    },
    caption: {
      kind: 'text',
      localized: true,
      lines: 2,
      limit: 500,
      label: { de: 'Bildunterschrift oder Beschreibung', en: 'Caption or description' },
    },
    credit: {
      kind: 'text',
      limit: 200,
      isWanted: isImage,
      label: { de: 'Foto', en: 'Photo' },
      hint: { de: 'Wer das Bild gemacht hat', en: 'Who made the picture' },
    },
    copyright: {
      kind: 'text',
      limit: 200,
      label: { de: 'Rechte', en: 'Rights' },
      hint: { de: 'Wem die Rechte gehören, ohne ©', en: 'Who holds the rights, without ©' },
    },
    shown_until: {
      kind: 'instant',
      isWanted: isImage,
      label: { de: 'Darf gezeigt werden bis', en: 'May be shown until' },
      hint: {
        de: 'Danach sehen es nur noch Mitarbeitende. Leer: ohne Ende.',
        en: 'Afterwards only staff see it. If empty, without an end.',
      },
    },
    transcript: {
      kind: 'text',
      localized: true,
      lines: 12,
      limit: 20_000,
      isWanted: ({ kind }) => kind === 'audio' || kind === 'video',
      label: { de: 'Mitschrift', en: 'Transcript' },
      hint: {
        de: 'Was zu hören ist, eine Zeile nach der anderen. Zeilen mit Zeit, »0:12 Text«, werden auch zu Untertiteln; »0:12 # Titel« beginnt ein Kapitel. Den Inhalt einer WebVTT- oder SRT-Datei können Sie hier einfügen.',
        en: 'What is heard, line by line. Lines with a time, ‘0:12 text’, become captions as well; ‘0:12 # Title’ begins a chapter. You can paste the content of a WebVTT or SRT file here.',
      },
    },
    is_press: {
      kind: 'flag',
      isWanted: isImage,
      label: { de: 'Pressebild', en: 'Press picture' },
      hint: {
        de: 'Die Presse darf es mit Nennung verwenden.',
        en: 'The press may use it with its credit.',
      },
    },
    language: {
      kind: 'choice',
      isWanted: (values) => !isImage(values),
      label: { de: 'Sprache des Inhalts', en: 'Language of the content' },
      hint: { de: 'Keine, wenn es mehrere sind.', en: 'None if there are several.' },
      options: [
        { value: 'de', label: { de: 'Deutsch', en: 'German' } },
        { value: 'en', label: { de: 'Englisch', en: 'English' } },
      ],
    },
    tags: {
      kind: 'lines',
      limit: 40,
      max: 20,
      label: { de: 'Schlagwörter', en: 'Tags' },
      hint: { de: 'Eines in jeder Zeile', en: 'One on each line' },
    },
    file_name: {
      kind: 'text',
      required: true,
      limit: 200,
      label: { de: 'Name der Datei', en: 'Name of the file' },
    },
    focal_x: {
      kind: 'share',
      required: true,
      isSpecial: true,
      label: { de: 'Fokuspunkt, von links', en: 'Focal point, from the left' },
    },
    focal_y: {
      kind: 'share',
      required: true,
      isSpecial: true,
      label: { de: 'Fokuspunkt, von oben', en: 'Focal point, from the top' },
    },
    kind: {
      kind: 'choice',
      required: true,
      readOnly: true,
      isSpecial: true,
      label: { de: 'Art', en: 'Kind' },
      options: [
        { value: 'image', label: { de: 'Bild', en: 'Picture' } },
        { value: 'document', label: { de: 'PDF', en: 'PDF' } },
        { value: 'audio', label: { de: 'Aufnahme', en: 'Recording' } },
        { value: 'video', label: { de: 'Film', en: 'Film' } },
      ],
    },
    width: {
      kind: 'number',
      min: 1,
      max: 16_000,
      readOnly: true,
      isSpecial: true,
      label: { de: 'Breite', en: 'Width' },
    },
    height: {
      kind: 'number',
      min: 1,
      max: 16_000,
      readOnly: true,
      isSpecial: true,
      label: { de: 'Höhe', en: 'Height' },
    },
    duration_ms: {
      kind: 'number',
      min: 0,
      max: 2_000_000_000,
      readOnly: true,
      isSpecial: true,
      label: { de: 'Dauer in Millisekunden', en: 'Length in milliseconds' },
    },
    byte_size: {
      kind: 'number',
      min: 1,
      max: 1_000_000_000,
      required: true,
      readOnly: true,
      isSpecial: true,
      label: { de: 'Größe in Byte', en: 'Size in bytes' },
    },
    created_at: {
      kind: 'instant',
      required: true,
      readOnly: true,
      isSpecial: true,
      label: { de: 'Hochgeladen', en: 'Uploaded' },
    },
    is_used: { kind: 'flag', readOnly: 'computed', isSpecial: true, label: { de: 'Verwendet', en: 'Used' } },
    /** When all renditions were made. */
    prepared_at: {
      kind: 'instant',
      readOnly: true,
      isSpecial: true,
      label: { de: 'Vorbereitet', en: 'Prepared' },
    },
    /** The largest rendition of a picture, or the file. */
    url: {
      kind: 'text',
      required: true,
      limit: 1000,
      readOnly: 'computed',
      isSpecial: true,
      label: { de: 'Adresse', en: 'Address' },
    },
    /** A small rendition of a picture. */
    thumb: {
      kind: 'text',
      limit: 1000,
      readOnly: 'computed',
      isSpecial: true,
      label: { de: 'Kleines Bild', en: 'Small picture' },
    },
  },
  list: {
    columns: ['file_name'],
    search: ['file_name', 'alt', 'caption', 'credit', 'copyright', 'tags'],
    filters: ['kind', 'tags', 'is_used', 'is_press'],
    order: '-created_at',
  },
})
