import type { Localized } from '../languages.ts'

const de = {
  header: ['Zeile', 'Spalte', 'Grund', 'Inhalt'],
  /** Why a line of a file is rejected; further codes are those of fields (`call-errors.ts`). */
  reasons: {
    required: 'Hier fehlt etwas.',
    date: 'Das ist kein Datum wie 18.3.2027, 2027-03-18 oder 18 March 2027.',
    time: 'Das ist keine Uhrzeit wie 19:30 oder 7:30 pm.',
    number: 'Das ist keine ganze Zahl.',
    choice: 'Das ist keine der Möglichkeiten.',
    duplicate: 'Das steht in dieser Datei schon in einer Zeile darüber.',
    quotes: 'In dieser Zeile beginnt eine Zelle mit einem Anführungszeichen, das nicht geschlossen wird.',
    cell_length: 'Eine Zelle dieser Zeile ist länger als 40.000 Zeichen.',
    too_large: 'Dieser Wert ist zu groß.',
    too_small: 'Dieser Wert ist zu klein.',
    too_long: 'Dieser Text ist zu lang.',
    unknown: 'Das gibt es hier nicht.',
    forbidden: 'Dazu fehlt Ihnen die Berechtigung.',
    not_found: 'Das gibt es inzwischen nicht mehr.',
    conflict: 'Das hat inzwischen jemand geändert.',
    no_feed: 'In den Einstellungen steht keine Adresse für die Daten des Kartenshops.',
  },
}

const en: typeof de = {
  header: ['Line', 'Column', 'Reason', 'Content'],
  reasons: {
    required: 'Something is missing here.',
    date: 'This is no date like 2027-03-18, 18.3.2027 or 18 March 2027.',
    time: 'This is no time like 19:30 or 7:30 pm.',
    number: 'This is no whole number.',
    choice: 'This is none of the choices.',
    duplicate: 'A line above has the same in this file.',
    quotes: 'A cell of this line begins with a quotation mark that is not closed.',
    cell_length: 'A cell of this line is longer than 40,000 characters.',
    too_large: 'This value is too large.',
    too_small: 'This value is too small.',
    too_long: 'This text is too long.',
    unknown: 'This does not exist here.',
    forbidden: 'You do not have the permission.',
    not_found: 'This no longer exists.',
    conflict: 'Somebody has changed this in the meantime.',
    no_feed: 'The settings have no address for the data of the ticket shop.',
  },
}

/** The reasons for which lines of an imported file are rejected. */
export const importProblemMessages: Localized<typeof de> = { de, en }
