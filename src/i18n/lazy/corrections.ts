import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  ask: 'Stimmt etwas nicht?',
  title: 'Stimmt etwas nicht?',
  intro:
    'Hier steht, was wir veröffentlicht haben. Bitte ändern Sie, was falsch ist, und lassen Sie das Übrige, wie es ist. Wir prüfen jeden Hinweis und antworten Ihnen.',
  facts: 'Was wir veröffentlicht haben',
  you: 'Ihr Hinweis',
  labels: {
    name: 'Name',
    name_english: 'Englische Form des Namens',
    born: 'Geboren',
    died: 'Gestorben',
    founded: 'Gegründet',
    dissolved: 'Aufgelöst',
    title: 'Titel',
    subtitle: 'Untertitel',
    composer: 'Komponist:in',
    catalogue_number: 'Werknummer',
    composed: 'Entstanden',
    key_signature: 'Tonart',
    instrumentation: 'Instrumente',
    minutes: 'Dauer in Minuten',
    movements: 'Sätze',
    date: 'Tag',
    time: 'Beginn',
    room: 'Saal',
    programme: 'Programm',
    cast: 'Mitwirkende',
    other: 'Was sonst nicht stimmt oder fehlt',
    evidence: 'Woher wissen Sie das?',
    email: 'Ihre E-Mail-Adresse',
    sender: 'Ihr Name',
    may_be_named: 'Mein Name darf als Quelle auf der Seite stehen.',
    consent:
      'Ich bin einverstanden, dass Sie diese Angaben speichern, um meinen Hinweis zu prüfen und mir zu antworten.',
  },
  help: {
    date: 'Wenn der Tag nicht feststeht, auch so: um 1921, Mai 1921, vor dem 3. Mai 1921, zwischen 1921 und 1923.',
    time: 'Leer, wenn er nicht bekannt ist.',
    lines: 'Eine Zeile für jeden Eintrag.',
    evidence: 'Zum Beispiel ein Programmheft, eine Zeitung mit Datum, ein Brief, oder dass Sie dabei waren.',
    email: 'Für die Bestätigung und unsere Antwort; sie wird nicht veröffentlicht.',
    privacy:
      'Unbestätigte Hinweise löschen wir nach 48 Stunden, beantwortete nach 180 Tagen. Was wir übernehmen, bleibt mit seiner Begründung beim Eintrag; Ihr Name nur, wenn Sie es erlauben.',
  },
  noRoom: 'nicht bekannt',
  trap: 'Bitte leer lassen',
  send: 'Hinweis senden',
  back: 'Zurück zur Seite',
  invalid: 'Bitte prüfen',
  unchanged: 'Sie haben noch nichts geändert. Bitte ändern Sie oben mindestens eine Angabe.',
  errors: {
    uncertain_date:
      'Bitte ein Datum angeben, zum Beispiel 1921, Mai 1921, 3. Mai 1921, um 1921, vor 1921 oder zwischen 1921 und 1923.',
    unchanged: 'Hier ist nichts geändert.',
    named: 'Bitte Ihren Namen angeben, wenn er genannt werden darf.',
    consent: 'Ohne Ihr Einverständnis können wir den Hinweis nicht annehmen.',
    minutes: 'Bitte eine ganze Zahl von 1 bis 600 angeben.',
    time: 'Bitte eine Uhrzeit angeben, zum Beispiel 19:30.',
    number_expected: 'Bitte eine Zahl angeben.',
    required: 'Dieses Feld ist erforderlich!',
    email: 'Ungültige E-Mail-Adresse!',
    too_long: 'Das ist zu lang.',
    choice: 'Bitte etwas aus der Liste wählen.',
  },
  failedTitle: 'Nicht gesendet',
  wait: (seconds: number): string =>
    seconds < 90
      ? 'Das ging sehr schnell. Bitte warten Sie einen Moment und senden Sie den Hinweis dann noch einmal.'
      : 'Von hier kamen schon viele Hinweise. Bitte versuchen Sie es später noch einmal.',
  foreign: 'Das Formular kam nicht von dieser Seite. Bitte senden Sie es noch einmal.',
  sentTitle: 'Fast fertig',
  sent: 'Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie darin innerhalb von 48 Stunden Ihren Hinweis; erst dann sehen wir ihn.',
  confirm: {
    title: 'Hinweis bestätigen',
    text: (name: string) => `Bitte bestätigen Sie, dass der Hinweis zu »${name}« von Ihnen ist.`,
    button: 'Bestätigen',
    doneTitle: 'Danke',
    done: 'Ihr Hinweis ist bei uns. Wir prüfen ihn und schreiben Ihnen, was daraus geworden ist.',
    expiredTitle: 'Dieser Link gilt nicht mehr',
    expired:
      'Links zum Bestätigen gelten 48 Stunden. Der Hinweis ist gelöscht; bitte senden Sie ihn noch einmal.',
  },
  /** The line on the page of a record. */
  sources: (names: string[], year: number) =>
    `Angaben ergänzt nach ${names.length === 1 ? 'einem Hinweis' : 'Hinweisen'} von ${names.join(', ')}, ${year}.`,
}

const en: typeof de = {
  ask: 'Something wrong?',
  title: 'Something wrong?',
  intro:
    'This is what we have published. Please change what is wrong, and leave the rest as it is. We check everything that we are told, and answer you.',
  facts: 'What we have published',
  you: 'Your correction',
  labels: {
    name: 'Name',
    name_english: 'Name',
    born: 'Born',
    died: 'Died',
    founded: 'Founded',
    dissolved: 'Dissolved',
    title: 'Title',
    subtitle: 'Subtitle',
    composer: 'Composer',
    catalogue_number: 'Catalogue number',
    composed: 'Composed',
    key_signature: 'Key',
    instrumentation: 'Instrumentation',
    minutes: 'Duration in minutes',
    movements: 'Movements',
    date: 'Day',
    time: 'Start',
    room: 'Hall',
    programme: 'Programme',
    cast: 'Performers',
    other: 'What else is wrong or missing',
    evidence: 'How do you know?',
    email: 'Your e-mail address',
    sender: 'Your name',
    may_be_named: 'My name may be shown on the page as the source.',
    consent: 'I agree that you store these details to check my correction and to answer me.',
  },
  help: {
    date: 'If the day is not certain, also: about 1921, May 1921, before 3 May 1921, between 1921 and 1923.',
    time: 'Empty if it is not known.',
    lines: 'One line for each entry.',
    evidence: 'For example a printed programme, a newspaper with its date, a letter, or that you were there.',
    email: 'For the confirmation and our answer; it is not published.',
    privacy:
      'We delete what is not confirmed after 48 hours, and what is answered after 180 days. What we accept stays with the record and its evidence; your name only if you allow it.',
  },
  noRoom: 'not known',
  trap: 'Please leave empty',
  send: 'Send the correction',
  back: 'Back to the page',
  invalid: 'Please check',
  unchanged: 'You have not changed anything yet. Please change at least one of the details above.',
  errors: {
    uncertain_date:
      'Please enter a date, for example 1921, May 1921, 3 May 1921, about 1921, before 1921 or between 1921 and 1923.',
    unchanged: 'Nothing is changed here.',
    named: 'Please enter your name if it may be shown.',
    consent: 'Without your consent we cannot accept the correction.',
    minutes: 'Please enter a whole number from 1 to 600.',
    time: 'Please enter a time, for example 19:30.',
    number_expected: 'Please enter a number.',
    required: 'This field is required!',
    email: 'Invalid e-mail address!',
    too_long: 'This is too long.',
    choice: 'Please choose something from the list.',
  },
  failedTitle: 'Not sent',
  wait: (seconds) =>
    seconds < 90
      ? 'That was very fast. Please wait a moment and send the correction again.'
      : 'Many corrections have come from here already. Please try again later.',
  foreign: 'The form did not come from this page. Please send it again.',
  sentTitle: 'Almost done',
  sent: 'We have sent you an e-mail. Please confirm your correction in it within 48 hours; only then we see it.',
  confirm: {
    title: 'Confirm the correction',
    text: (name) => `Please confirm that the correction of ‘${name}’ is from you.`,
    button: 'Confirm',
    doneTitle: 'Thank you',
    done: 'We have your correction. We check it and write to you what has become of it.',
    expiredTitle: 'This link is no longer valid',
    expired:
      'Links for confirmation are valid for 48 hours. The correction is deleted; please send it again.',
  },
  sources: (names, year) =>
    `Details added after ${names.length === 1 ? 'a correction' : 'corrections'} by ${names.join(', ')}, ${year}.`,
}

/** The messages of corrections from outside: the form, the page behind the link in its mail, and the line on records. */
export const correctionMessages: Localized<typeof de> = inHouse('correctionMessages', { de, en })
