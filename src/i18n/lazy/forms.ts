import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  title: 'Formulare',
  required: 'Pflichtfeld',
  optional: 'freiwillig',
  send: 'Absenden',
  choose: 'Bitte wählen',
  errorRequired: 'Dieses Feld ist erforderlich!',
  errorEmail: 'Ungültige E-Mail-Adresse!',
  errorTitle: (count: number) =>
    count === 1 ? 'Eine Angabe fehlt oder stimmt nicht:' : `${count} Angaben fehlen oder stimmen nicht:`,
  confirmEmail: 'E-Mail-Adresse wiederholen',
  /** The errors of a value, by the codes of contracts/form-answers.ts. */
  errors: {
    required: 'Dieses Feld ist erforderlich!',
    email: 'Ungültige E-Mail-Adresse!',
    email_differs: 'Die beiden E-Mail-Adressen sind verschieden.',
    number_expected: 'Bitte eine Zahl angeben.',
    url: 'Bitte eine vollständige Internetadresse angeben, zum Beispiel https://www.example.org.',
    date: 'Bitte ein Datum angeben, das es gibt.',
    moment: 'Bitte ein Datum mit Uhrzeit angeben.',
    birth:
      'Bitte ein Geburtsdatum angeben, das nicht in der Zukunft und nicht mehr als 120 Jahre zurückliegt.',
    choice: 'Bitte etwas aus der Liste wählen.',
    too_long: 'Das ist zu lang.',
    too_many_files: 'Höchstens fünf Dateien.',
    file_gone: 'Diese Datei ist nicht mehr da. Bitte wählen Sie sie noch einmal aus.',
    file_type: 'Angenommen werden nur PDF, JPEG, PNG und WebP, und der Inhalt muss dazu passen.',
    file_size: 'Die Datei ist zu groß: höchstens 10 MB.',
    file_empty: 'Diese Datei ist leer.',
    file_active:
      'Diese PDF-Datei enthält Skripte, ein sendendes Formular oder eingebettete Dateien. Bitte speichern Sie sie über „Drucken“ als PDF, ohne diese Teile.',
    file_unreadable:
      'Diese PDF-Datei ist verschlüsselt oder beschädigt. Bitte speichern Sie sie ohne Kennwort, zum Beispiel über „Drucken“ als PDF.',
    invalid: 'Dieser Wert ist ungültig.',
  },
  confirmation: {
    text: 'Bitte bestätigen Sie, dass diese Angaben von Ihnen sind.',
    button: 'Bestätigen',
    done: 'Danke, Ihre Angaben sind bestätigt.',
    expiredTitle: 'Dieser Link gilt nicht mehr',
    expiredText:
      'Links zum Bestätigen gelten 48 Stunden. Die Angaben sind gelöscht; bitte füllen Sie das Formular noch einmal aus.',
  },
  empty: 'Zurzeit gibt es hier keine Formulare.',
}

const en: typeof de = {
  title: 'Forms',
  required: 'required',
  optional: 'optional',
  send: 'Send',
  choose: 'Please choose',
  errorRequired: 'This field is required!',
  errorEmail: 'Invalid e-mail address!',
  errorTitle: (count) =>
    count === 1 ? 'One answer is missing or wrong:' : `${count} answers are missing or wrong:`,
  confirmEmail: 'Repeat the e-mail address',
  errors: {
    required: 'This field is required!',
    email: 'Invalid e-mail address!',
    email_differs: 'The two e-mail addresses differ.',
    number_expected: 'Please enter a number.',
    url: 'Please enter a complete web address, for example https://www.example.org.',
    date: 'Please enter a date that exists.',
    moment: 'Please enter a date with a time.',
    birth: 'Please enter a date of birth that is not in the future and no more than 120 years ago.',
    choice: 'Please choose something from the list.',
    too_long: 'This is too long.',
    too_many_files: 'No more than five files.',
    file_gone: 'This file is no longer here. Please choose it again.',
    file_type: 'Only PDF, JPEG, PNG and WebP are accepted, and the content has to match.',
    file_size: 'The file is too large: no more than 10 MB.',
    file_empty: 'This file is empty.',
    file_active:
      'This PDF contains scripts, a form that sends data, or embedded files. Please save it without them, by printing it to a PDF.',
    file_unreadable:
      'This PDF is encrypted or damaged. Please save it without a password, for example by printing it to a PDF.',
    invalid: 'This value is not valid.',
  },
  confirmation: {
    text: 'Please confirm that you have entered this.',
    button: 'Confirm',
    done: 'Thank you, it is confirmed.',
    expiredTitle: 'This link is no longer valid',
    expiredText:
      'Links for confirming are valid for 48 hours. What was entered has been deleted; please fill in the form again.',
  },
  empty: 'There are no forms here at the moment.',
}

/** The messages of forms. */
export const formMessages: Localized<typeof de> = inHouse('formMessages', { de, en })
