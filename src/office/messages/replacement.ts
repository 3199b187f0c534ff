import type { Localized } from '#i18n/languages.ts'
import { placeNames } from '#i18n/lazy/staff-places.ts'

const number = (count: number) => count.toLocaleString('de')
const places = (count: number) => (count === 1 ? '1 Stelle' : `${number(count)} Stellen`)

const de = {
  title: placeNames.de.replacement,
  about:
    'Findet Wörter auf Seiten, in wiederverwendbaren Blöcken und in Einträgen, und setzt andere an ihre Stelle. Adressen, Ziele von Links, Kürzel und interne Notizen bleiben, wie sie sind.',
  sought: 'Suchen nach',
  soughtHint:
    'Mindestens zwei Zeichen. Gesucht wird genau das, was hier steht, auch über Fettes und Kursives hinweg.',
  instead: 'Ersetzen durch',
  insteadHint: 'Leer entfernt die Wörter.',
  wholeWords: 'Nur ganze Wörter',
  matchCase: 'Groß- und Kleinschreibung beachten',
  languages: 'Sprachen',
  languageChoices: { both: 'Beide', de: 'Deutsch', en: 'Englisch' },
  languagesHint: 'Namen und Nummern, die für beide Sprachen gelten, gehören immer dazu.',
  where: 'Wo',
  pages: 'Seiten, mit Seitenkopf und Texten für Suchmaschinen',
  shared: 'Wiederverwendbare Blöcke',
  records: (chosen: number, all: number) => `Einträge: ${chosen} von ${all} Arten`,
  allRecords: 'Alle Arten',
  chooseWhere: 'Bitte wählen Sie, wo gesucht wird.',
  preview: 'Suchen',
  searching: 'Wird gesucht …',
  found: (count: number, sought: string, instead: string) =>
    instead === ''
      ? `${places(count)}: „${sought}“ wird entfernt`
      : `${places(count)}: „${sought}“ wird zu „${instead}“`,
  none: (sought: string) => `„${sought}“ steht nirgends, wo gesucht wurde.`,
  more: (count: number) =>
    `Es gibt noch mehr. Gezeigt werden die ersten ${number(count)}: Ersetzen Sie diese zuerst, oder suchen Sie an weniger Orten.`,
  leftOut: (kinds: string) => `Nicht durchsucht, weil Ihnen das Recht fehlt: ${kinds}.`,
  draftsOnly:
    'Auf Seiten wird der Entwurf geändert; öffentlich wird nichts von selbst. Einträge und Texte für Suchmaschinen gelten sofort, wie beim Speichern im Formular.',
  kinds: { page: 'Seite', shared: 'Wiederverwendbarer Block' } as Record<string, string>,
  settings: 'Texte für Suchmaschinen',
  pageOf: (kind: string) => `${kind}, Seite`,
  inLanguage: { de: 'Deutsch', en: 'Englisch' },
  isPublic: 'Öffentlich',
  isNotPublic: 'Nicht öffentlich',
  cannotChange: 'Nicht änderbar: Dafür fehlt Ihnen das Recht.',
  chooseAll: 'Alle auswählen',
  chooseNone: 'Alle abwählen',
  allOf: (title: string) => `Alle Stellen in: ${title}`,
  chosen: (count: number, all: number) => `${number(count)} von ${number(all)} ausgewählt`,
  old: 'Alt:',
  new: 'Neu:',
  removed: 'entfernt',
  replace: (count: number) => `${places(count)} ersetzen`,
  chooseOne: 'Bitte wählen Sie mindestens eine Stelle aus.',
  replacing: 'Wird ersetzt …',
  replaced: (count: number) => `${places(count)} ersetzt.`,
  nothingReplaced: 'Nichts wurde ersetzt.',
  savedRecords: (count: number) =>
    count === 1 ? '1 Eintrag ist gespeichert.' : `${number(count)} Einträge sind gespeichert.`,
  drafts: 'Entwürfe mit Änderungen, die noch nicht öffentlich sind',
  hadChanges: 'hatte schon vorher unveröffentlichte Änderungen',
  isPublished: 'veröffentlicht',
  isCollected: 'vorgemerkt',
  publishHint:
    'Entwürfe, die schon vorher unveröffentlichte Änderungen hatten, bleiben hier aus: Öffnen Sie diese selbst.',
  publish: (count: number) =>
    count === 1 ? '1 Entwurf veröffentlichen' : `${number(count)} Entwürfe veröffentlichen`,
  release: 'Veröffentlichung',
  collect: (count: number) => (count === 1 ? '1 Entwurf vormerken' : `${number(count)} Entwürfe vormerken`),
  published: (count: number) =>
    count === 1 ? '1 Entwurf ist öffentlich.' : `${number(count)} Entwürfe sind öffentlich.`,
  collected: (count: number, name: string) =>
    `${count === 1 ? '1 Entwurf ist' : `${number(count)} Entwürfe sind`} für „${name}“ vorgemerkt.`,
  notPublished: (titles: string) => `Nicht veröffentlicht: ${titles}`,
  left: 'Nicht geändert',
  leftAfterUndo: 'Nicht zurückgenommen',
  reasons: {
    changed: 'wurde inzwischen geändert',
    gone: 'gibt es nicht mehr',
    forbidden: 'dafür fehlt Ihnen das Recht',
    refused: 'abgelehnt',
  },
  runs: 'Die letzten Ersetzungen',
  noRuns: 'Noch keine.',
  run: (sought: string, instead: string) =>
    instead === '' ? `„${sought}“ entfernt` : `„${sought}“ zu „${instead}“`,
  runPlaces: places,
  interrupted: 'unterbrochen',
  undo: 'Zurücknehmen',
  undoOf: (run: string) => `Zurücknehmen: ${run}`,
  undoing: 'Wird zurückgenommen …',
  isUndone: 'zurückgenommen',
  undone: (count: number) =>
    count === 1 ? '1 Feld ist wieder wie vorher.' : `${number(count)} Felder sind wieder wie vorher.`,
  undoneInDrafts: 'Auf Seiten gilt das für den Entwurf.',
  alreadyUndone: 'Das wurde schon zurückgenommen.',
}

const inEnglish = (count: number) => count.toLocaleString('en')
const englishPlaces = (count: number) => (count === 1 ? '1 place' : `${inEnglish(count)} places`)

const en: typeof de = {
  title: placeNames.en.replacement,
  about:
    'Finds words on pages, in reusable blocks and in records, and puts others in their place. Addresses, targets of links, codes and internal notes stay as they are.',
  sought: 'Search for',
  soughtHint:
    'At least two characters. Looks for exactly what you type, also where part of it is bold or italic.',
  instead: 'Replace with',
  insteadHint: 'If empty, the words are removed.',
  wholeWords: 'Whole words only',
  matchCase: 'Match case',
  languages: 'Languages',
  languageChoices: { both: 'Both', de: 'German', en: 'English' },
  languagesHint: 'Names and numbers that are the same in both languages are always included.',
  where: 'Where',
  pages: 'Pages, with their headers and texts for search engines',
  shared: 'Reusable blocks',
  records: (chosen, all) => `Records: ${chosen} of ${all} kinds`,
  allRecords: 'All kinds',
  chooseWhere: 'Please choose where to search.',
  preview: 'Search',
  searching: 'Searching …',
  found: (count, sought, instead) =>
    instead === ''
      ? `${englishPlaces(count)}: “${sought}” will be removed`
      : `${englishPlaces(count)}: “${sought}” becomes “${instead}”`,
  none: (sought) => `“${sought}” was not found where you searched.`,
  more: (count) =>
    `There are more. These are the first ${inEnglish(count)}: replace them first, or search in fewer places.`,
  leftOut: (kinds) => `Not searched, because you don’t have the right: ${kinds}.`,
  draftsOnly:
    'On pages the draft is changed; nothing becomes public by itself. Records and texts for search engines change at once, as when you save their form.',
  kinds: { page: 'Page', shared: 'Reusable block' },
  settings: 'Texts for search engines',
  pageOf: (kind) => `${kind}, page`,
  inLanguage: { de: 'German', en: 'English' },
  isPublic: 'Public',
  isNotPublic: 'Not public',
  cannotChange: 'Can’t be changed: you don’t have the right.',
  chooseAll: 'Select all',
  chooseNone: 'Select none',
  allOf: (title) => `All places in: ${title}`,
  chosen: (count, all) => `${inEnglish(count)} of ${inEnglish(all)} selected`,
  old: 'Old:',
  new: 'New:',
  removed: 'removed',
  replace: (count) => `Replace ${englishPlaces(count)}`,
  chooseOne: 'Please select at least one place.',
  replacing: 'Replacing …',
  replaced: (count) => `${englishPlaces(count)} replaced.`,
  nothingReplaced: 'Nothing was replaced.',
  savedRecords: (count) => (count === 1 ? '1 record is saved.' : `${inEnglish(count)} records are saved.`),
  drafts: 'Drafts with changes that are not public yet',
  hadChanges: 'already had unpublished changes',
  isPublished: 'published',
  isCollected: 'added to the release',
  publishHint: 'Drafts that already had unpublished changes are left out here: open them yourself.',
  publish: (count) => (count === 1 ? 'Publish 1 draft' : `Publish ${inEnglish(count)} drafts`),
  release: 'Release',
  collect: (count) =>
    count === 1 ? 'Add 1 draft to the release' : `Add ${inEnglish(count)} drafts to the release`,
  published: (count) => (count === 1 ? '1 draft is public.' : `${inEnglish(count)} drafts are public.`),
  collected: (count, name) =>
    `${count === 1 ? '1 draft waits' : `${inEnglish(count)} drafts wait`} for “${name}”.`,
  notPublished: (titles) => `Not published: ${titles}`,
  left: 'Not changed',
  leftAfterUndo: 'Not taken back',
  reasons: {
    changed: 'has been changed in the meantime',
    gone: 'does not exist any more',
    forbidden: 'you don’t have the right',
    refused: 'refused',
  },
  runs: 'The last replacements',
  noRuns: 'None yet.',
  run: (sought, instead) => (instead === '' ? `“${sought}” removed` : `“${sought}” to “${instead}”`),
  runPlaces: englishPlaces,
  interrupted: 'interrupted',
  undo: 'Undo',
  undoOf: (run) => `Undo: ${run}`,
  undoing: 'Being undone …',
  isUndone: 'undone',
  undone: (count) => (count === 1 ? '1 field is as before.' : `${inEnglish(count)} fields are as before.`),
  undoneInDrafts: 'On pages this applies to the draft.',
  alreadyUndone: 'This has been undone already.',
}

export const replacementMessages: Localized<typeof de> = { de, en }
