import type { Language, Localized } from '../languages.ts'
import { callErrors } from './call-errors.ts'
import { inHouse } from '../house-words.ts'

/** What a reason names: a number of concerts, the hall that nobody knows. */
export type ReasonValues = Readonly<Record<string, string | number>>
type Reason = string | ((values: ReasonValues) => string)

const de = {
  header: ['Zeile', 'Spalte', 'Grund', 'Inhalt'],
  /** Why a line of a file is rejected; further codes are those of fields (`call-errors.ts`). */
  reasons: {
    required: 'Hier fehlt etwas.',
    date: 'Das ist kein Datum wie 18.3.2027, 2027-03-18 oder 18 March 2027.',
    no_such_day: 'Diesen Tag gibt es nicht.',
    several: 'Hier stehen mehrere Tage. Jedes Konzert braucht eine eigene Zeile.',
    ambiguous_date:
      'Das kann zwei Tage bedeuten. Oben bei den Spalten lässt sich sagen, ob Tag oder Monat zuerst steht.',
    several_times: 'Hier stehen mehrere Uhrzeiten. Jedes Konzert braucht eine eigene Zeile.',
    formula: 'Das ist eine Formel und kein Text.',
    other_weekday: 'Dieser Tag fällt auf einen anderen Wochentag. Eingelesen ist der Tag.',
    lost_characters:
      'Hier fehlen Zeichen: Ein Fragezeichen steht im Wort oder am Ende eines Namens. Eingelesen ist der Text, wie er dasteht.',
    composer_unsure:
      'Ob hier auch steht, wer das Werk geschrieben hat, ist nicht sicher. Eingelesen ist es als Titel.',
    status_in_title: 'Der Status stand vor dem Titel. Eingelesen sind Titel und Status getrennt.',
    price_left_out:
      'Der Preis ist in einer anderen Währung als die Veranstaltung. Eingelesen ist die Zeile ohne ihn.',
    aside: 'Diese Zeile ist als Überschrift verstanden, nicht als Veranstaltung.',
    skipped_hour: 'Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhr vorgestellt wird.',
    time: 'Das ist keine Uhrzeit wie 19:30 oder 7.30 pm.',
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
    not_json: 'Diese Zeile ist kein JSON.',
    not_utf8: 'Diese Zeile ist kein Text in UTF-8.',
    line_length: ({ bytes }: ReasonValues) => `Diese Zeile ist länger als ${bytes} Bytes.`,
    nul_character: 'Hier steht ein Steuerzeichen (NUL), das sich nicht speichern lässt.',
    archive_date: 'Das ist kein Datum wie 1842-12-07, 1842-12-07T20:00 oder 1842~ (EDTF).',
    archive_day: 'Diesen Tag gab es nie, oder er liegt nicht zwischen 1800 und 2199.',
    archive_time: 'Das ist keine Uhrzeit wie 20:00.',
    archive_season: 'Das ist keine Saison wie 1842-43.',
    archive_id: 'Das ist keine Nummer wie {Quelle}:{Nummer}.',
    same_as_line: ({ line }: ReasonValues) => `Das steht schon in Zeile ${line}.`,
    not_stored: 'Die Datenbank kann diese Zeile nicht speichern.',
    breaks_rule: ({ rule }: ReasonValues) => `Trotzdem übernommen: ${rule}`,
    shop_id: 'Das ist keine Nummer wie 1234-5.',
    below_price_min: 'Das ist weniger als der niedrigste Preis.',
    shop_origin: 'Das führt zu einer anderen Website als der des Kartenshops.',
    shop_twice: 'Diese Nummer steht zweimal in den Daten des Kartenshops.',
    unknown_hall: ({ hall, count }: ReasonValues) =>
      `Den Saal „${hall}“ kennt diese Website nicht. Ohne Saal: ${count} ${count === 1 ? 'Konzert' : 'Konzerte'}.`,
    release_full: ({ release, count }: ReasonValues) =>
      `Die Veröffentlichung „${release}“ ist voll. Verborgen geblieben: ${count} ${count === 1 ? 'Konzert' : 'Konzerte'}.`,
    system_redirect:
      'Das Planungssystem leitet weiter. Weiterleitungen werden nicht befolgt: Bitte die eigentliche Adresse eintragen.',
    system_status: ({ status }: ReasonValues) =>
      status === undefined
        ? 'Das Planungssystem hat mit einem Fehler geantwortet.'
        : `Das Planungssystem hat mit dem Status ${status} geantwortet.`,
    system_slow: 'Das Lesen des Planungssystems hat zu lange gedauert oder wurde abgebrochen.',
    system_private:
      'Das Planungssystem liegt in einem privaten Netz. Die Technik kann es in PRIVATE_HOSTS erlauben.',
    system_unreachable: 'Das Planungssystem ist nicht zu erreichen.',
    system_large: 'Die Daten des Planungssystems sind größer als 20 MB.',
    system_page: 'Die Adresse zeigt eine Seite für Menschen, etwa eine Anmeldung, und keine Daten.',
    system_format: 'Die Daten des Planungssystems sind weder CSV noch XLSX noch JSON mit einer Liste.',
    system_secret: 'Das Geheimnis lässt sich nicht mehr lesen. Bitte noch einmal eingeben.',
    system_columns:
      'Nummer, Datum oder Titel sind in den Spalten nicht mehr zu finden. Bitte jetzt einlesen und die Spalten zuordnen.',
    system_no_folder: 'Die Technik hat keinen Ordner für Dateien angegeben (PLANNING_DIR).',
    system_no_file: 'Die Datei ist nicht da, oder sie ist keine Datei.',
    feed_lacks: ({ count }: ReasonValues) =>
      `In den Daten des Kartenshops fehlen auf einmal ${count} kommende Konzerte. Keines wurde aus dem Verkauf genommen.`,
    feed_endless: ({ pages }: ReasonValues) =>
      `Die Daten des Kartenshops enden nicht: ${pages} Seiten wurden gelesen.`,
    feed_origin: ({ origin }: ReasonValues) =>
      `Die nächste Seite der Daten des Kartenshops liegt auf einer anderen Website als ${origin}.`,
    feed_redirect:
      'Der Kartenshop leitet weiter. Weiterleitungen werden nicht befolgt: Bitte die eigentliche Adresse eintragen.',
    feed_status: ({ status }: ReasonValues) => `Der Kartenshop hat mit dem Status ${status} geantwortet.`,
    feed_format: 'Die Antwort des Kartenshops ist keine Seite aus {count, next, results}.',
    feed_slow: 'Das Lesen der Daten des Kartenshops hat zu lange gedauert oder wurde abgebrochen.',
    feed_private: ({ host }: ReasonValues) =>
      `Der Kartenshop (${host}) liegt in einem privaten Netz. Die Technik kann ihn in PRIVATE_HOSTS erlauben.`,
    feed_unreachable: 'Der Kartenshop ist nicht zu erreichen.',
    feed_large: 'Die Daten des Kartenshops sind zu groß.',
    feed_next: 'Die nächste Seite der Daten des Kartenshops hat keine Adresse.',
    feed_unreadable: 'Die Daten des Kartenshops lassen sich nicht lesen.',
  },
}

const en: typeof de = {
  header: ['Line', 'Column', 'Reason', 'Content'],
  reasons: {
    required: 'Something is missing here.',
    date: 'This is no date like 2027-03-18, 18.3.2027 or 18 March 2027.',
    no_such_day: 'This day does not exist.',
    several: 'This names several days. Each concert needs a line of its own.',
    ambiguous_date:
      'This can mean two days. Above, with the columns, you can say whether the day or the month comes first.',
    several_times: 'This names several times. Each concert needs a line of its own.',
    formula: 'This is a formula and no text.',
    other_weekday: 'This day is on another weekday. The day is what was read.',
    lost_characters:
      'Characters are missing here: a question mark is in a word, or at the end of a name. The text was read as it stands.',
    composer_unsure: 'Whether this names the composer, too, is not sure. It was read as a title.',
    status_in_title: 'The status stood before the title. Title and status were read separately.',
    price_left_out: 'The price is in another currency than the event. The row is read without it.',
    aside: 'This line was taken for a heading, not for an event.',
    skipped_hour: 'This time does not exist on that day, because the clocks go forward.',
    time: 'This is no time like 19:30 or 7.30 pm.',
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
    not_json: 'This line is no JSON.',
    not_utf8: 'This line is no text in UTF-8.',
    line_length: ({ bytes }) => `This line is longer than ${bytes} bytes.`,
    nul_character: 'This holds a NUL character, which can’t be stored.',
    archive_date: 'This is no date as in 1842-12-07, 1842-12-07T20:00 or 1842~ (EDTF).',
    archive_day: 'This day never was, or is not between 1800 and 2199.',
    archive_time: 'This is no time as in 20:00.',
    archive_season: 'This is no season as in 1842-43.',
    archive_id: 'This is no number as in {source}:{number}.',
    same_as_line: ({ line }) => `This is the same as in line ${line}.`,
    not_stored: 'The database can’t store this line.',
    breaks_rule: ({ rule }) => `Imported nevertheless: ${rule}`,
    shop_id: 'This is no number as in 1234-5.',
    below_price_min: 'This is below the lowest price.',
    shop_origin: 'This leads to another site than that of the ticket shop.',
    shop_twice: 'This number is in the feed twice.',
    unknown_hall: ({ hall, count }) =>
      `The hall "${hall}" is not known here: ${count} ${count === 1 ? 'concert is' : 'concerts are'} without it.`,
    release_full: ({ release, count }) =>
      `The release "${release}" is full: ${count} ${count === 1 ? 'concert has' : 'concerts have'} stayed hidden.`,
    system_redirect:
      'The planning system answered with a redirect, which is not followed: name its own address.',
    system_status: ({ status }) =>
      status === undefined
        ? 'The planning system answered with an error.'
        : `The planning system answered with status ${status}.`,
    system_slow: 'Reading the planning system took too long, or was given up.',
    system_private:
      'The planning system is in a private network. Whoever runs the site can allow it in PRIVATE_HOSTS.',
    system_unreachable: 'The planning system cannot be reached.',
    system_large: 'The data of the planning system are larger than 20 MB.',
    system_page: 'The address shows a page for people, such as one to sign in, and no data.',
    system_format: 'The data of the planning system are neither CSV nor XLSX nor JSON with a list.',
    system_secret: 'The secret can no longer be read. Please enter it again.',
    system_columns:
      'Number, date or title are no longer found in the columns. Please read it now, and say what the columns are.',
    system_no_folder: 'Whoever runs the site has named no folder for files (PLANNING_DIR).',
    system_no_file: 'The file is not there, or it is no file.',
    feed_lacks: ({ count }) => `The feed lacks ${count} coming events at once; none was taken off sale.`,
    feed_endless: ({ pages }) => `The feed does not end: ${pages} pages were read.`,
    feed_origin: ({ origin }) => `The feed’s next page is on another origin than ${origin}.`,
    feed_redirect: 'The feed answered with a redirect, which is not followed: name its own address.',
    feed_status: ({ status }) => `The feed answered with status ${status}.`,
    feed_format: 'The feed is no page of {count, next, results}.',
    feed_slow: 'The feed took too long, or was given up.',
    feed_private: ({ host }) =>
      `The ticket shop (${host}) is in a private network. Whoever runs the site can allow it in PRIVATE_HOSTS.`,
    feed_unreachable: 'The feed cannot be reached.',
    feed_large: 'The feed is too large.',
    feed_next: 'The feed’s next page has no address.',
    feed_unreadable: 'The feed cannot be read.',
  },
}

/** The words for the lines of an imported file that are rejected. */
export const importProblemMessages: Localized<typeof de> = inHouse('importProblemMessages', { de, en })

/**
 * A reason in words: one of imports, else one of the errors of fields. Runs of older versions have stored English sentences
 * instead of codes, which are shown as they are.
 */
export function describeReason(code: string, values: ReasonValues, language: Language): string {
  const { [code]: own }: Record<string, Reason> = importProblemMessages[language].reasons
  const { [code]: common }: Record<string, string> = callErrors[language].errors
  const { rule } = values
  // The rule that is broken is a code itself.
  const named = typeof rule === 'string' ? { ...values, rule: describeReason(rule, {}, language) } : values
  return typeof own === 'function' ? own(named) : (own ?? common ?? code)
}
