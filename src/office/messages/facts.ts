import type { Localized } from '#i18n/languages.ts'
import type { UntruePlace } from '#contracts/office-facts.ts'
import { placeNames } from '#i18n/lazy/staff-places.ts'

type Words<Key extends string> = Record<Key, string>

const de = {
  title: 'Was nicht mehr stimmt',
  none: 'Kein Text nennt etwas, das sich geändert hat.',
  count: (count: number) => (count === 1 ? '1 Stelle' : `${count} Stellen`),
  still: (count: number, former: string) =>
    former === ''
      ? `${count === 1 ? '1 Stelle stimmt' : `${count} Stellen stimmen`} nicht mehr.`
      : count === 1
        ? `1 Stelle nennt noch ${former}.`
        : `${count} Stellen nennen noch ${former}.`,
  or: 'oder',
  renews: 'Seiten, Listen, Kalender, Feeds, Suche und Erinnerungen richten sich von selbst nach dem Eintrag.',
  all: 'Widersprüche auf der ganzen Website',
  more: 'Es gibt noch mehr. Was berichtigt ist, macht Platz.',
  failed: 'Die Liste ließ sich nicht laden.',
  contradictions: {
    title: placeNames.de.contradictions,
    about:
      'Texte, die von einer kommenden Veranstaltung etwas anderes sagen als ihr Eintrag. Was berichtigt ist, verschwindet von selbst.',
    none: 'Kein Text widerspricht seinem Eintrag.',
  },
  facts: {
    performer: 'Besetzung',
    time: 'Uhrzeit',
    date: 'Datum',
    hall: 'Saal',
    price: 'Preis',
    status: 'Findet nicht statt',
    clash: 'Überschneidung',
  } satisfies Words<UntruePlace['fact']>,
  whats: {
    prose: '',
    teaser: 'Zeigt die Veranstaltung.',
    story: 'Die Geschichte handelt von der Veranstaltung.',
    subscription: 'Das Abonnement enthält die Veranstaltung.',
    mail: 'Eine Mail, die noch nicht verschickt ist.',
    release: 'Eine vorgemerkte Änderung brächte das Alte zurück.',
  } satisfies Words<UntruePlace['what']>,
  clash: (title: string) => `Überschneidet sich jetzt mit „${title}“.`,
  kinds: {
    page: 'Seite',
    event: 'Veranstaltung',
    article: 'Geschichte',
    subscription: 'Abonnement',
    shared: 'Gemeinsamer Baustein',
    series: 'Reihe',
    artist: 'Person oder Ensemble',
    room: 'Saal',
    media: 'Datei der Mediathek',
    form: 'Formular',
    mail: 'Mail',
  } as Record<string, string>,
  languages: { de: 'Deutsch', en: 'Englisch' },
  states: { public: 'öffentlich', draft: 'Entwurf', planned: 'vorgemerkt' } satisfies Words<
    UntruePlace['state']
  >,
  plannedFor: (at: string) => `vorgemerkt für ${at}`,
  mail: 'Mail im Ausgang',
  now: (text: string) => `Jetzt: ${text}`,
  old: 'alt:',
  new: 'neu:',
  corrected: 'Im Entwurf berichtigt, aber noch nicht veröffentlicht.',
  prepare: 'In den Entwurf übernehmen',
  prepareOf: (title: string, words: string) => `In den Entwurf übernehmen: ${words}, ${title}`,
  prepared: (title: string) =>
    `Im Entwurf von „${title}“ eingetragen. Öffentlich wird es, wenn Sie ihn veröffentlichen.`,
  byHand: 'Der Text wurde eben geändert, oder die Wörter muss jemand selbst finden.',
  gone: 'Diese Stelle ist schon berichtigt.',
  open: 'Zur Stelle',
  openOf: (title: string, words: string) => `Zur Stelle: ${words}, ${title}`,
}

const en: typeof de = {
  title: 'What is no longer true',
  none: 'No text names anything that has changed.',
  count: (count) => (count === 1 ? '1 place' : `${count} places`),
  still: (count, former) =>
    former === ''
      ? `${count === 1 ? '1 place is' : `${count} places are`} no longer true.`
      : count === 1
        ? `1 place still names ${former}.`
        : `${count} places still name ${former}.`,
  or: 'or',
  renews: 'Pages, lists, calendars, feeds, search and reminders follow the record by themselves.',
  all: 'Contradictions on the whole website',
  more: 'There are more. What is corrected makes room.',
  failed: 'The list could not be loaded.',
  contradictions: {
    title: placeNames.en.contradictions,
    about:
      'Texts that say something else of a coming event than its record. What is corrected disappears by itself.',
    none: 'No text contradicts its record.',
  },
  facts: {
    performer: 'Cast',
    time: 'Time',
    date: 'Date',
    hall: 'Hall',
    price: 'Price',
    status: 'Does not take place',
    clash: 'Clash',
  },
  whats: {
    prose: '',
    teaser: 'Shows the event.',
    story: 'The story is about the event.',
    subscription: 'The subscription contains the event.',
    mail: 'A mail that is not sent yet.',
    release: 'A change that waits would bring the old back.',
  },
  clash: (title) => `Now overlaps with “${title}”.`,
  kinds: {
    page: 'page',
    event: 'event',
    article: 'story',
    subscription: 'subscription',
    shared: 'shared block',
    series: 'series',
    artist: 'person or ensemble',
    room: 'hall',
    media: 'file of the library',
    form: 'form',
    mail: 'mail',
  },
  languages: { de: 'German', en: 'English' },
  states: { public: 'public', draft: 'draft', planned: 'waits' },
  plannedFor: (at) => `waits for ${at}`,
  mail: 'Mail in the outbox',
  now: (text) => `Now: ${text}`,
  old: 'old:',
  new: 'new:',
  corrected: 'Corrected in the draft, but not published yet.',
  prepare: 'Put into the draft',
  prepareOf: (title, words) => `Put into the draft: ${words}, ${title}`,
  prepared: (title) => `Written into the draft of “${title}”. It becomes public when you publish it.`,
  byHand: 'The text has just been changed, or a person has to find the words.',
  gone: 'This place is corrected already.',
  open: 'To the place',
  openOf: (title, words) => `To the place: ${words}, ${title}`,
}

/** The messages of texts that contradict the records of events. */
export const factMessages: Localized<typeof de> = { de, en }
