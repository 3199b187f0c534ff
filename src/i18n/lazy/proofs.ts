import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const inGerman = (count: number) => count.toLocaleString('de-DE')
const inEnglish = (count: number) => count.toLocaleString('en-GB')

/** What a proof is called, what it tries, and how its runs are counted. */
type Proof = { title: string; text: string; runs: (count: number) => string }

const de = {
  title: 'Nachweise',
  lead: 'Was wir über diese Website versprechen, wird nicht nur behauptet, sondern ausprobiert: sehr oft, mit dem Zufall als Gegner.',
  describe:
    'Wie oft die Versprechen dieser Website geprüft wurden, mit welchem Ergebnis, und wie sich das wiederholen lässt.',
  last: 'Der letzte lange Lauf',
  lastRun: (when: string, minutes: number, version: string) =>
    `Er endete am ${when} und dauerte ${minutes === 1 ? 'eine Minute' : `${inGerman(minutes)} Minuten`}. Geprüft wurde die Version ${version}.`,
  how: 'Ein Programm denkt sich aus, was Menschen und Technik tun könnten: Sie schreiben gleichzeitig, das Netz fällt aus, ein Server stirbt, jemand schickt Unsinn. Nach jedem Schritt wird nachgesehen, ob das Versprechen noch gilt. Eine Zahl, der Startwert, legt den Zufall fest: Mit ihr lässt sich jeder Lauf wiederholen.',
  held: 'Gehalten',
  broken: (seed: string) => `Nicht gehalten. Startwert: ${seed}`,
  repeat: 'Wiederholen',
  seeds: (first: string, rounds: number) =>
    rounds === 1 ? `Startwert ${first}` : `Startwerte ${first} und folgende, ${inGerman(rounds)} Runden`,
  whole: 'Alles wiederholen',
  wholeText: 'Der Quelltext ist offen. Wer ihn hat, wiederholt den ganzen Lauf mit einem Befehl:',
  proofs: {
    windows: {
      title: 'Kein Wort geht verloren',
      text: 'Zwei Menschen schreiben in drei Fenstern an derselben Seite. Das Netz verliert, verzögert und wiederholt Nachrichten, Anmeldungen laufen ab, Fenster werden mitten im Wort geschlossen. Am Ende steht jedes Wort da, wo es geschrieben wurde.',
      runs: (count: number) => `${inGerman(count)} Sitzungen`,
    },
    'same-text': {
      title: 'Zwei im selben Absatz',
      text: 'Zwei Menschen tippen zur gleichen Zeit in denselben Absatz. Jedes ihrer Wörter bleibt ein Wort, keines wird zerrissen.',
      runs: (count: number) => `${inGerman(count)} Sitzungen`,
    },
    merging: {
      title: 'Niemand überschreibt ungesehen',
      text: 'Zwei oder drei Menschen ändern, verschieben, löschen und machen rückgängig. Am Ende haben alle denselben Inhalt, und wer überstimmt wurde, wurde gefragt.',
      runs: (count: number) => `${inGerman(count)} Sitzungen`,
    },
    'public-states': {
      title: 'Die Redaktion liest, was ist',
      text: 'Zwei Menschen veröffentlichen, planen, verschieben, benennen um, löschen und holen zurück. Nach jedem Schritt fragt ein Besucher jede Adresse ab, die es je gab: Er bekommt genau das, was in beiden Fenstern der Redaktion steht.',
      runs: (count: number) => `${inGerman(count)} Verläufe`,
    },
    releases: {
      title: 'Die Vorschau stimmt auf den Buchstaben',
      text: 'Seiten, Konzerte, Menüs und Einstellungen werden für spätere Minuten vorgemerkt. Was die Vorschau für eine Minute zeigt, ist genau das, was Besucher in dieser Minute bekommen, und eine Sekunde vorher noch nichts davon.',
      runs: (count: number) => (count === 1 ? '1 Spielplan' : `${inGerman(count)} Spielpläne`),
    },
    planners: {
      title: 'Das Büro hält Abstürze aus',
      text: 'Zwei Menschen planen dasselbe Konzert, sagen es ab und nehmen das zurück, während Verbindungen zur Datenbank mitten im Speichern abreißen. Was bestätigt wurde, ist gespeichert; was nicht bestätigt wurde, ist ganz da oder gar nicht.',
      runs: (count: number) => `${inGerman(count)} Sitzungen`,
    },
    staff: {
      title: 'Zwei im selben Formular',
      text: 'Zwei Menschen ändern denselben Eintrag. Antworten gehen verloren, Anmeldungen laufen ab, Einträge werden gelöscht und zurückgeholt. Niemand überschreibt, was er nicht gesehen hat.',
      runs: (count: number) => `${inGerman(count)} Sitzungen`,
    },
    hidden: {
      title: 'Unveröffentlichtes bleibt im Haus',
      text: 'In jedem Entwurf, jedem verborgenen Konzert und jedem nicht öffentlichen Bild steht ein Kennwort. Auf allen Seiten, in allen Listen, Kalendern und Schnittstellen wird danach gesucht: Es darf nirgends vorkommen.',
      runs: (count: number) => `${inGerman(count)} Anfragen`,
    },
    calls: {
      title: 'Keine Anfrage bringt die Website zu Fall',
      text: 'Jede Schnittstelle bekommt erfundene Anfragen von Fremden und von Mitarbeitenden: zu lange, unsinnige, widersprüchliche. Jede wird beantwortet, keine löst einen Fehler des Servers aus.',
      runs: (count: number) => `${inGerman(count)} Anfragen`,
    },
    forms: {
      title: 'Formulare nehmen alles oder sagen, was fehlt',
      text: 'Formulare werden mit Unsinn ausgefüllt: mit fremden Zeichen, Befehlen, riesigen Texten, falschen Dateien. Jede Einsendung wird so gespeichert, wie sie war, oder mit einem Grund abgelehnt.',
      runs: (count: number) => `${inGerman(count)} Einsendungen`,
    },
    bodies: {
      title: 'Kein Inhalt macht eine Seite kaputt',
      text: 'Dem Entwurf einer Seite werden beliebige Änderungen geschickt, auch unmögliche. Was angenommen wird, lässt sich immer wieder öffnen.',
      runs: (count: number) => `${inGerman(count)} Änderungen`,
    },
    'full-disk': {
      title: 'Eine volle Festplatte verliert nichts',
      text: 'Der Datenbank geht der Platz aus. Lesen geht weiter, Speichern wird mit einem klaren Satz abgelehnt und gelingt, sobald wieder Platz ist.',
      runs: (count: number) => `${inGerman(count)} Prüfungen`,
    },
    kills: {
      title: 'Ein Stromausfall verliert nichts',
      text: 'Die Datenbank wird mitten in der Arbeit hart beendet und wieder gestartet. Alles Bestätigte ist noch da.',
      runs: (count: number) => `${inGerman(count)} Prüfungen`,
    },
  } satisfies Record<string, Proof>,
}

const en: typeof de = {
  title: 'Proofs',
  lead: 'What we promise about this website is not merely claimed but tried: very often, with chance as the opponent.',
  describe: 'How often the promises of this website were checked, with which result, and how to repeat it.',
  last: 'The last long run',
  lastRun: (when, minutes, version) =>
    `It ended on ${when} and took ${minutes === 1 ? 'one minute' : `${inEnglish(minutes)} minutes`}. It checked version ${version}.`,
  how: 'A program invents what people and machines might do: they write at the same time, the network fails, a server dies, somebody sends nonsense. After each step it checks whether the promise still holds. One number, the seed, determines the chance: with it, every run can be repeated.',
  held: 'Kept',
  broken: (seed) => `Not kept. Seed: ${seed}`,
  repeat: 'Repeat',
  seeds: (first, rounds) =>
    rounds === 1 ? `Seed ${first}` : `Seeds ${first} and following, ${inEnglish(rounds)} rounds`,
  whole: 'Repeat everything',
  wholeText: 'The source code is open. Whoever has it repeats the whole run with one command:',
  proofs: {
    windows: {
      title: 'No word is lost',
      text: 'Two people write on the same page in three windows. The network loses, delays and repeats messages, sessions expire, windows are closed in the middle of a word. In the end, each word stands where it was written.',
      runs: (count) => `${inEnglish(count)} sessions`,
    },
    'same-text': {
      title: 'Two in the same paragraph',
      text: 'Two people type into the same paragraph at the same time. Each of their words stays one word; none is torn apart.',
      runs: (count) => `${inEnglish(count)} sessions`,
    },
    merging: {
      title: 'Nobody overwrites anything unseen',
      text: 'Two or three people change, move, delete and undo. In the end all have the same content, and whoever was overruled was asked.',
      runs: (count) => `${inEnglish(count)} sessions`,
    },
    'public-states': {
      title: 'Editors read what is so',
      text: 'Two people publish, plan, move, rename, delete and restore pages. After each step a visitor asks for every address that ever existed, and gets exactly what both editors’ windows say.',
      runs: (count) => `${inEnglish(count)} histories`,
    },
    releases: {
      title: 'The preview is right to the letter',
      text: 'Pages, concerts, menus and settings are planned for later minutes. What the preview shows of a minute is exactly what visitors get in that minute, and nothing of it a second before.',
      runs: (count) => (count === 1 ? '1 schedule' : `${inEnglish(count)} schedules`),
    },
    planners: {
      title: 'The office survives crashes',
      text: 'Two people plan the same concert, cancel it and take that back, while connections to the database break in the middle of saving. What was confirmed is stored; what was not is there as a whole or not at all.',
      runs: (count) => `${inEnglish(count)} sessions`,
    },
    staff: {
      title: 'Two in the same form',
      text: 'Two people change the same record. Answers are lost, sessions expire, records are deleted and restored. Nobody overwrites what they have not seen.',
      runs: (count) => `${inEnglish(count)} sessions`,
    },
    hidden: {
      title: 'What is not published stays in the house',
      text: 'Each draft, each hidden concert and each private picture contains a password. All pages, lists, calendars and interfaces are searched for it: it must not occur anywhere.',
      runs: (count) => `${inEnglish(count)} requests`,
    },
    calls: {
      title: 'No request brings the website down',
      text: 'Every interface gets invented requests from strangers and from staff: too long, nonsensical, contradictory. Each is answered; none causes an error of the server.',
      runs: (count) => `${inEnglish(count)} requests`,
    },
    forms: {
      title: 'Forms take everything, or say what is missing',
      text: 'Forms are filled in with nonsense: with foreign characters, commands, huge texts, wrong files. Each entry is stored as it was, or refused with a reason.',
      runs: (count) => `${inEnglish(count)} entries`,
    },
    bodies: {
      title: 'No content breaks a page',
      text: 'The draft of a page is sent arbitrary changes, impossible ones included. What is accepted can always be opened again.',
      runs: (count) => `${inEnglish(count)} changes`,
    },
    'full-disk': {
      title: 'A full disk loses nothing',
      text: 'The database runs out of space. Reading goes on, saving is refused with a clear sentence, and succeeds as soon as there is space again.',
      runs: (count) => `${inEnglish(count)} checks`,
    },
    kills: {
      title: 'A power failure loses nothing',
      text: 'The database is killed in the middle of its work and started again. All that was confirmed is still there.',
      runs: (count) => `${inEnglish(count)} checks`,
    },
  },
}

/** The messages of the page about what the long tests have proven. */
export const proofMessages: Localized<typeof de> = inHouse('proofMessages', { de, en })
export type ProofId = keyof typeof de.proofs
