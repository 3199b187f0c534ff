import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  sending: 'Wird gesendet …',
  trap: 'Bitte leer lassen',
  required: (mark: string) => `Felder mit dem Zusatz »${mark}« müssen ausgefüllt sein.`,
  sentTitle: 'Gesendet',
  sent: 'Danke. Ihre Angaben sind angekommen.',
  goOn: 'Weiter',
  onlyIf: (label: string, values: string) => `Nur wenn »${label}«: ${values}.`,
  onlyIfAny: (label: string) => `Nur wenn »${label}« ausgefüllt ist.`,
  onlyIfTicked: (label: string) => `Nur wenn »${label}« angekreuzt ist.`,
  or: ' oder ',
  failedTitle: 'Nicht gesendet',
  invalid: 'Fehler',
  offline:
    'Die Verbindung ist unterbrochen. Alles, was Sie eingetragen haben, ist noch da. Bitte versuchen Sie es noch einmal.',
  failed:
    'Das hat nicht geklappt. Alles, was Sie eingetragen haben, ist noch da. Bitte versuchen Sie es noch einmal.',
  wait: (seconds: number) =>
    seconds < 90
      ? `Das ging zu schnell oder zu oft. Bitte warten Sie ${seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`} und senden Sie es dann noch einmal.`
      : `Das war zu oft. Bitte warten Sie ${Math.ceil(seconds / 60)} Minuten und senden Sie es dann noch einmal.`,
  foreign: 'Das Formular kam nicht von dieser Seite. Bitte senden Sie es noch einmal.',
  closed:
    'Dieses Formular nimmt nichts mehr entgegen. Was Sie eingetragen haben, ist noch da, damit Sie es kopieren können.',
  signIn: 'Dieses Formular ist für Mitarbeitende. Bitte melden Sie sich an.',
  toSignIn: 'Anmelden',
  testForbidden: 'Testeinträge darf nur senden, wer Formulare verwaltet.',
  again: 'Noch einmal versuchen',
  kept: 'Was Sie eintragen, bleibt bis zum Absenden nur in diesem Fenster Ihres Browsers gespeichert.',
  discard: 'Eingaben verwerfen',
  discarded: 'Ihre Eingaben sind verworfen.',
  undo: 'Rückgängig',
  notPublic: 'Dieses Formular ist zurzeit nicht öffentlich. Nur Mitarbeitende sehen es.',
  asTest: 'Als Test senden',
  asTestHelp: 'Der Eintrag zählt nicht mit und wird als Test gekennzeichnet.',
  files: {
    hint: (most: number) => `PDF, JPEG, PNG oder WebP, je Datei höchstens 10 MB, höchstens ${most} Dateien.`,
    chosen: 'Gewählte Dateien',
    keep: (name: string) => `${name} angehängt lassen`,
    uploading: (name: string) => `${name} wird hochgeladen`,
    stored: (name: string) => `${name} ist angehängt.`,
    failed: (name: string, error: string) => `${name} ist nicht angehängt: ${error}`,
    removed: (name: string) => `${name} ist entfernt.`,
    remove: 'Entfernen',
    removeFile: (name: string) => `${name} entfernen`,
    retry: 'Noch einmal versuchen',
    retryFile: (name: string) => `${name} noch einmal hochladen`,
    offline: 'Die Verbindung ist unterbrochen.',
    serverFailed: 'Das Hochladen hat nicht geklappt.',
    notAttached:
      'Nicht alle Dateien sind angehängt. Bitte entfernen Sie die anderen, oder versuchen Sie es noch einmal.',
  },
}

const en: typeof de = {
  sending: 'Sending …',
  trap: 'Please leave empty',
  required: (mark) => `Fields marked ‘${mark}’ must be filled in.`,
  sentTitle: 'Sent',
  sent: 'Thank you. Your details have arrived.',
  goOn: 'Continue',
  onlyIf: (label, values) => `Only if ‘${label}’: ${values}.`,
  onlyIfAny: (label) => `Only if ‘${label}’ is filled in.`,
  onlyIfTicked: (label) => `Only if ‘${label}’ is ticked.`,
  or: ' or ',
  failedTitle: 'Not sent',
  invalid: 'Error',
  offline: 'The connection is interrupted. Everything you have entered is still here. Please try again.',
  failed: 'That did not work. Everything you have entered is still here. Please try again.',
  wait: (seconds) =>
    seconds < 90
      ? `That was too fast or too often. Please wait ${seconds === 1 ? 'one second' : `${seconds} seconds`} and then send it again.`
      : `That was too often. Please wait ${Math.ceil(seconds / 60)} minutes and then send it again.`,
  foreign: 'The form did not come from this page. Please send it again.',
  closed:
    'This form does not accept anything any more. What you have entered is still here, so that you can copy it.',
  signIn: 'This form is for staff. Please sign in.',
  toSignIn: 'Sign in',
  testForbidden: 'Only those who manage forms may send test entries.',
  again: 'Try again',
  kept: 'What you enter is stored only in this window of your browser until you send it.',
  discard: 'Discard what I entered',
  discarded: 'What you entered has been discarded.',
  undo: 'Undo',
  notPublic: 'This form is not public at the moment. Only staff see it.',
  asTest: 'Send as a test',
  asTestHelp: 'The entry does not count and is marked as a test.',
  files: {
    hint: (most) => `PDF, JPEG, PNG or WebP, no more than 10 MB each, no more than ${most} files.`,
    chosen: 'Chosen files',
    keep: (name) => `Keep ${name} attached`,
    uploading: (name) => `${name} is being uploaded`,
    stored: (name) => `${name} is attached.`,
    failed: (name, error) => `${name} is not attached: ${error}`,
    removed: (name) => `${name} has been removed.`,
    remove: 'Remove',
    removeFile: (name) => `Remove ${name}`,
    retry: 'Try again',
    retryFile: (name) => `Upload ${name} again`,
    offline: 'The connection is interrupted.',
    serverFailed: 'The upload did not work.',
    notAttached: 'Not all files are attached. Please remove the others, or try again.',
  },
}

/** The messages of a visitor's form, besides those of its fields in `forms.ts`. */
export const visitorFormMessages: Localized<typeof de> = inHouse('visitorFormMessages', { de, en })
