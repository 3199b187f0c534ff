import type { ProposedRecord } from '#contracts/office-lines.ts'
import type { Localized } from '#i18n/languages.ts'

const de = {
  label: { programme: 'Programm als Zeilen', cast: 'Besetzung als Zeilen' },
  example: {
    programme: 'Mahler: Sinfonie Nr. 5 cis-Moll (70′)',
    cast: 'Sørbye, Elin (Violine)',
  },
  hint: {
    programme: 'Eine Zeile tippen und Enter drücken, oder das ganze Programm aus einer Mail einfügen.',
    cast: 'Eine Zeile tippen und Enter drücken, oder die ganze Besetzung aus einer Mail einfügen.',
  },
  enter: 'Übernehmen',
  notEntered: 'Das steht noch nicht in der Liste. Enter übernimmt es.',
  entered: (count: number) => (count === 1 ? '1 Zeile übernommen.' : `${count} Zeilen übernommen.`),
  asking: 'Wird nachgesehen …',
  failed: 'Das lässt sich gerade nicht nachsehen.',
  openRow: (place: string) => `Noch offen: ${place}`,
  known: (by: string) => (by === '' ? 'Schon bekannt.' : `Schon bekannt, von ${by}.`),
  made: (by: string) => (by === '' ? 'Neu angelegt.' : `Neu angelegt, von ${by}.`),
  movementOf: (part: string) => `Satz oder Ausschnitt „${part}“.`,
  unknown: 'Noch nicht bekannt.',
  unsure: 'Nicht sicher.',
  nothing: 'Nicht sicher. Bitte ein Werk wählen, oder die Zeile entfernen.',
  likely: 'Gemeint ist vielleicht:',
  add: 'Neu anlegen:',
  proposal: (one: ProposedRecord) => {
    if (one.kind === 'artist') return `${one.as === 'person' ? 'Person' : 'Ensemble'} „${one.name}“`
    if (!one.composer) return `Werk „${one.title}“ ohne Komponist:in`
    return `Werk „${one.title}“ von ${one.composer.name}${one.composer.id === null ? ' (neue Person)' : ''}`
  },
  addAll: (count: number) => (count === 1 ? '1 neuen Eintrag anlegen' : `Alle ${count} neu anlegen`),
  open: (count: number) => (count === 1 ? '1 Zeile ist noch offen.' : `${count} Zeilen sind noch offen.`),
  addedMany: (count: number) => (count === 1 ? '1 Eintrag angelegt.' : `${count} Einträge angelegt.`),
  takeOver: { programme: 'Programm übernehmen von …', cast: 'Besetzung übernehmen von …' },
  taken: (count: number) => (count === 1 ? '1 Zeile übernommen.' : `${count} Zeilen übernommen.`),
  nothingToTake: 'Dort steht nichts, das sich übernehmen lässt.',
}

const en: typeof de = {
  label: { programme: 'Programme as lines', cast: 'Cast as lines' },
  example: {
    programme: 'Mahler: Symphony No. 5 in C-sharp minor (70′)',
    cast: 'Sørbye, Elin (violin)',
  },
  hint: {
    programme: 'Type a line and press Enter, or paste the whole programme from an e-mail.',
    cast: 'Type a line and press Enter, or paste the whole cast from an e-mail.',
  },
  enter: 'Add',
  notEntered: 'This is not in the list yet. Enter adds it.',
  entered: (count) => (count === 1 ? '1 line added.' : `${count} lines added.`),
  asking: 'Looking it up …',
  failed: 'This can’t be looked up at the moment.',
  openRow: (place) => `Still open: ${place}`,
  known: (by) => (by === '' ? 'Known.' : `Known, by ${by}.`),
  made: (by) => (by === '' ? 'Newly added.' : `Newly added, by ${by}.`),
  movementOf: (part) => `Movement or excerpt “${part}”.`,
  unknown: 'Not known yet.',
  unsure: 'Not sure.',
  nothing: 'Not sure. Choose a work, or remove the line.',
  likely: 'Perhaps meant:',
  add: 'Add:',
  proposal: (one) => {
    if (one.kind === 'artist') return `${one.as === 'person' ? 'Person' : 'Ensemble'} “${one.name}”`
    if (!one.composer) return `Work “${one.title}” without a composer`
    return `Work “${one.title}” by ${one.composer.name}${one.composer.id === null ? ' (new person)' : ''}`
  },
  addAll: (count) => (count === 1 ? 'Add 1 new record' : `Add all ${count} new ones`),
  open: (count) => (count === 1 ? '1 line is still open.' : `${count} lines are still open.`),
  addedMany: (count) => (count === 1 ? '1 record added.' : `${count} records added.`),
  takeOver: { programme: 'Take over the programme of …', cast: 'Take over the cast of …' },
  taken: (count) => (count === 1 ? '1 row taken over.' : `${count} rows taken over.`),
  nothingToTake: 'There is nothing that could be taken over.',
}

/** The texts of programmes and casts that are typed as lines. */
export const lineMessages: Localized<typeof de> = { de, en }
