import type { Localized } from '#i18n/languages.ts'
import { placeNames } from '#i18n/lazy/staff-places.ts'

const de = {
  title: placeNames.de.guard,
  about:
    'Was Besucherinnen und Besuchern auffallen würde: Die Regeln laufen nachts und nach jedem Speichern. Was behoben ist, verschwindet von selbst.',
  state: 'Zeigen',
  states: { open: 'Offen', accepted: 'Angenommen' },
  rule: 'Regel',
  none: 'Nichts gefunden. Sobald einer Regel etwas auffällt, steht es hier.',
  what: 'Was',
  where: 'Wo',
  since: 'Seit',
  actions: 'Was tun?',
  severity: { warning: 'Warnung', hint: 'Hinweis' },
  languages: { de: 'Deutsch', en: 'Englisch' },
  goTo: (title: string) => `Zur Stelle: ${title}`,
  accept: 'Annehmen …',
  acceptOf: (title: string) => `Annehmen: ${title}`,
  acceptTitle: 'Befund annehmen',
  acceptAbout: 'Er steht dann nicht mehr unter den offenen, solange sich an der Stelle nichts ändert.',
  reason: 'Grund',
  reasonHint: 'Zum Beispiel: Die Einführung gehört zum Konzert und ist im selben Saal.',
  needsReason: 'Bitte einen Grund angeben.',
  apply: 'Annehmen',
  accepted: 'Angenommen.',
  reopen: 'Zurücknehmen',
  reopenOf: (title: string) => `Annahme zurücknehmen: ${title}`,
  reopened: 'Wieder offen.',
  by: (name: string | null, day: string) => (name === null ? `Angenommen am ${day}` : `${name}, ${day}`),
  rules: (count: number, off: number) =>
    off === 0 ? `${count} Regeln` : `${count} Regeln, ${off} ausgeschaltet`,
  found: 'Meldet',
  notFound: 'Meldet nicht',
  forReleases: 'Spricht nur bei der Prüfung einer Veröffentlichung.',
  counts: (open: number, accepted: number) =>
    accepted === 0 ? `${open} offen` : `${open} offen, ${accepted} angenommen`,
  isOn: 'Eingeschaltet',
  isOff: 'Ausgeschaltet',
  isOnOf: (name: string) => `Eingeschaltet: ${name}`,
  switched: (name: string, isOn: boolean) => `„${name}“ ist ${isOn ? 'eingeschaltet' : 'ausgeschaltet'}.`,
  record: {
    title: (count: number) =>
      count === 1 ? 'Die Prüfung meldet etwas' : `Die Prüfung meldet ${count} Dinge`,
    toField: 'Zum Feld',
    toFieldOf: (text: string) => `Zum Feld: ${text}`,
    other: 'Zum anderen Eintrag',
  },
}

const en: typeof de = {
  title: placeNames.en.guard,
  about:
    'What visitors would notice: the rules run at night and after each save. What is mended disappears by itself.',
  state: 'Show',
  states: { open: 'Open', accepted: 'Accepted' },
  rule: 'Rule',
  none: 'Nothing found. As soon as a rule notices something, it is listed here.',
  what: 'What',
  where: 'Where',
  since: 'Since',
  actions: 'What to do?',
  severity: { warning: 'Warning', hint: 'Hint' },
  languages: { de: 'German', en: 'English' },
  goTo: (title) => `To the place: ${title}`,
  accept: 'Accept …',
  acceptOf: (title) => `Accept: ${title}`,
  acceptTitle: 'Accept a finding',
  acceptAbout: 'It is then no longer among the open ones, as long as nothing changes at that place.',
  reason: 'Reason',
  reasonHint: 'For example: the talk belongs to the concert and is in the same hall.',
  needsReason: 'Please enter a reason.',
  apply: 'Accept',
  accepted: 'Accepted.',
  reopen: 'Take back',
  reopenOf: (title) => `Take the acceptance back: ${title}`,
  reopened: 'Open again.',
  by: (name, day) => (name === null ? `Accepted on ${day}` : `${name}, ${day}`),
  rules: (count, off) => (off === 0 ? `${count} rules` : `${count} rules, ${off} switched off`),
  found: 'Finds',
  notFound: 'Does not find',
  forReleases: 'Speaks only when a release is checked.',
  counts: (open, accepted) => (accepted === 0 ? `${open} open` : `${open} open, ${accepted} accepted`),
  isOn: 'Switched on',
  isOff: 'Switched off',
  isOnOf: (name) => `Switched on: ${name}`,
  switched: (name, isOn) => `“${name}” is switched ${isOn ? 'on' : 'off'}.`,
  record: {
    title: (count) =>
      count === 1 ? 'The checks have found something' : `The checks have found ${count} things`,
    toField: 'To the field',
    toFieldOf: (text) => `To the field: ${text}`,
    other: 'To the other record',
  },
}

/** The messages of what the rules have found. */
export const guardMessages: Localized<typeof de> = { de, en }
