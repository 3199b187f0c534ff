import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  title: 'Hochladen',
  states: {
    waiting: 'Wartet',
    running: 'Wird hochgeladen',
    finishing: 'Wird geprüft und vorbereitet',
    paused: 'Verbindung unterbrochen, es geht gleich weiter',
    done: 'Fertig',
    known: 'War schon in der Mediathek',
    broken: 'Unterbrochen',
    refused: 'Nicht angenommen',
  },
  brokenHint:
    'Was schon angekommen ist, bleibt drei Tage. Wählen Sie die Datei später noch einmal, geht es dort weiter.',
  cancel: (name: string) => `${name} abbrechen`,
  remove: (name: string) => `${name} aus der Liste nehmen`,
  resume: 'Fortsetzen',
  open: 'Öffnen',
  clear: 'Erledigte ausblenden',
  list: 'Liste der Dateien',
  close: 'Schließen',
  progress: (done: number, count: number) => `${done} von ${count} hochgeladen`,
  done: (count: number) => (count === 1 ? '1 Datei ist hochgeladen' : `${count} Dateien sind hochgeladen`),
  failed: (count: number) => `${count} nicht hochgeladen`,
  tooMany: (count: number, most: number) =>
    `${count} Dateien sind zu viele auf einmal. Bitte laden Sie höchstens ${most} auf einmal hoch.`,
}

const en: typeof de = {
  title: 'Uploads',
  states: {
    waiting: 'Waiting',
    running: 'Uploading',
    finishing: 'Being checked and prepared',
    paused: 'Connection lost, continuing in a moment',
    done: 'Done',
    known: 'Already in the library',
    broken: 'Interrupted',
    refused: 'Not accepted',
  },
  brokenHint:
    'What has arrived is kept for three days. Choose the file again later, and the upload continues from there.',
  cancel: (name) => `Cancel ${name}`,
  remove: (name) => `Remove ${name} from the list`,
  resume: 'Resume',
  open: 'Open',
  clear: 'Hide finished files',
  list: 'List of files',
  close: 'Close',
  progress: (done, count) => `${done} of ${count} uploaded`,
  done: (count) => (count === 1 ? '1 file has been uploaded' : `${count} files have been uploaded`),
  failed: (count) => `${count} not uploaded`,
  tooMany: (count, most) =>
    `${count} files are too many at once. Please upload no more than ${most} at a time.`,
}

/** The messages of the library and the page editor about uploads. */
export const mediaUploadsMessages: Localized<typeof de> = inHouse('mediaUploadsMessages', { de, en })
