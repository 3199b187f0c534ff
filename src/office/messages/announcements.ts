import type { Localized } from '#i18n/languages.ts'

const de = {
  announce: 'Änderung bekannt geben',
  kinds: {
    cast: 'Umbesetzung …',
    programme: 'Programmänderung …',
    room: 'Neuer Saal …',
    date: 'Neuer Termin oder Verschiebung …',
    cancelled: 'Absage …',
  },
  titles: {
    cast: 'Umbesetzung',
    programme: 'Programmänderung',
    room: 'Neuer Saal',
    date: 'Neuer Termin oder Verschiebung',
    cancelled: 'Absage',
  },
  from: 'Wer nicht auftritt',
  to: 'Wer einspringt',
  substitutes: { somebody: 'Jemand anderes', open: 'Noch offen (N. N.)', nobody: 'Niemand' },
  substitute: 'Ersatz',
  withoutRow: 'Steht dann nicht mehr in der Besetzung; der Hinweis sagt es dem Publikum.',
  chooseFrom: 'Bitte wählen',
  sameRoles: 'Rollen und Platz in der Besetzung bleiben.',
  when: 'Wann das Konzert stattfindet',
  newDate: 'Neuer Termin',
  openDate: 'Termin steht noch nicht fest',
  start: 'Neuer Beginn',
  movesAlong: 'Einlass und Ende wandern mit.',
  movesSale: 'Kommende Vorverkaufstermine um ebenso viele Tage verschieben',
  programmeFirst:
    'Ändern Sie zuerst das Programm im Formular, ohne zu speichern. Danach geben Sie es hier bekannt: Programm und Hinweis werden zusammen gespeichert.',
  toProgramme: 'Zum Programm',
  programmeChanged: 'Das Programm ist geändert, aber noch nicht gespeichert.',
  announceProgramme: 'Programmänderung bekannt geben …',
  note: 'Hinweis für das Publikum',
  reason: 'Hinweis für das Publikum, mit dem Grund',
  tickets: 'Auf der Seite steht bei Absagen außerdem, was mit den Karten geschieht:',
  useTickets: 'In den Hinweis übernehmen',
  noTickets:
    'Was mit den Karten geschieht, steht in den Einstellungen des Hauses unter „Bei abgesagten Veranstaltungen“. Dort steht noch nichts.',
  at: 'Tag und Uhrzeit der Änderung',
  taken: (fields: string) =>
    `Kommt bisher aus dem Kartenshop und wird vom Haus übernommen: ${fields}. Der nächste Import lässt es, wie es ist.`,
  withUnsaved: 'Was im Formular noch nicht gespeichert ist, wird mitgespeichert.',
  preview: 'Das lesen Besucherinnen und Besucher',
  waiting: (people: number) =>
    people < 2
      ? `Auf der Warteliste für zurückgegebene Karten steht ${people === 1 ? '1 Person' : 'niemand'}.`
      : `Auf der Warteliste für zurückgegebene Karten stehen ${people} Personen.`,
  nobody: 'Niemand hat sich eine Erinnerung bestellt oder wartet auf Karten; es geht keine Mail hinaus.',
  willTell: (minutes: number, people: number) =>
    people === 1
      ? `In ${minutes} Minuten wird 1 Person mit einer Erinnerung oder auf der Warteliste per Mail benachrichtigt. Bis dahin lässt es sich anhalten.`
      : `In ${minutes} Minuten werden ${people} Personen mit einer Erinnerung oder auf der Warteliste per Mail benachrichtigt. Bis dahin lässt es sich anhalten.`,
  tooOld: 'Änderungen, die älter als ein Tag sind, werden nur nachgetragen: Niemand wird benachrichtigt.',
  act: 'Bekannt geben',
  acting: 'Wird bekannt gegeben …',
  needed: {
    from: 'Bitte wählen Sie, wer nicht auftritt.',
    to: 'Bitte wählen Sie, wer einspringt.',
    room: 'Bitte wählen Sie den neuen Saal.',
    start: 'Bitte geben Sie den neuen Beginn ein.',
    at: 'Bitte geben Sie an, wann das bekannt gegeben wird; leer heißt jetzt.',
  },
  same: {
    to: 'Das ist dieselbe Person.',
    room: 'Das ist der bisherige Saal.',
    start: 'Das ist der bisherige Beginn.',
    past: 'Der neue Beginn liegt in der Vergangenheit.',
  },
  announced: 'Bekannt gegeben.',
  refused: 'Nicht bekannt gegeben: Die Angaben stehen im Formular, mit dem Grund.',
  list: 'Bekannt gegebene Änderungen',
  details: (kind: string) => `${kind}: Mails, Text für den Kartenshop`,
  open: 'Mails, Text für den Kartenshop',
  states: {
    waiting: (time: string, people: number) =>
      people === 1
        ? `Um ${time} Uhr wird 1 Person benachrichtigt.`
        : `Um ${time} Uhr werden ${people} Personen benachrichtigt.`,
    sent: (people: number) =>
      people === 1 ? '1 Person ist benachrichtigt.' : `${people} Personen sind benachrichtigt.`,
    stopped: (people: number) =>
      people === 0
        ? 'Die Mails sind angehalten.'
        : `Die Mails sind angehalten; ${people} waren schon hinaus.`,
  },
  stop: 'Mails anhalten',
  stopped: 'Die Mails sind angehalten.',
  tooLate: 'Die Mails sind schon hinaus.',
  forShop: 'Text für den Kartenshop',
  forShopHint: 'Der Kartenshop kennt, wer Karten hat, und kann alle anschreiben.',
  copy: { de: 'Deutschen Text kopieren', en: 'Englischen Text kopieren' },
  texts: { de: 'Deutscher Text', en: 'Englischer Text' },
  copied: 'Kopiert.',
  takeBack: 'Rückgängig machen …',
  takeBackOf: (kind: string) => `Rückgängig machen: ${kind}`,
  takeBackTitle: 'Änderung rückgängig machen?',
  takeBackAct: 'Rückgängig machen',
  restores: 'Alles wird wieder, wie es vor der Bekanntgabe war; der Hinweis verschwindet von der Seite.',
  stopsMails: 'Die Mails, die noch nicht hinaus sind, werden angehalten.',
  keeps: (fields: string) => `Seitdem noch einmal geändert, und bleibt deshalb: ${fields}.`,
  alreadyTold: (people: number) =>
    people === 1
      ? '1 Person hat schon eine Mail bekommen.'
      : `${people} Personen haben schon eine Mail bekommen.`,
  correct: (people: number) =>
    people === 1
      ? 'Auf der Seite und mit einer neuen Mail an 1 Person richtigstellen'
      : `Auf der Seite und mit einer neuen Mail an ${people} Personen richtigstellen`,
  takenBack: 'Rückgängig gemacht.',
  notInHistory: 'Diese Änderung ist nicht im Verlauf; sie lässt sich nur im Formular ändern.',
  alsoAnnounced: (count: number) =>
    count === 1 ? 'Auch an 1 anderen Abend.' : `Auch an ${count} anderen Abenden.`,
  before: 'Das war schon gespeichert: Der erste Versuch ist angekommen.',
}

const en: typeof de = {
  announce: 'Announce a change',
  kinds: {
    cast: 'Change of cast …',
    programme: 'Change of programme …',
    room: 'New hall …',
    date: 'New date or postponement …',
    cancelled: 'Cancellation …',
  },
  titles: {
    cast: 'Change of cast',
    programme: 'Change of programme',
    room: 'New hall',
    date: 'New date or postponement',
    cancelled: 'Cancellation',
  },
  from: 'Who does not perform',
  to: 'Who steps in',
  substitutes: { somebody: 'Somebody else', open: 'Not known yet (N. N.)', nobody: 'Nobody' },
  substitute: 'Substitute',
  withoutRow: 'Is then no longer in the cast; the note tells the audience.',
  chooseFrom: 'Please choose',
  sameRoles: 'Roles and places in the cast stay.',
  when: 'When the concert takes place',
  newDate: 'New date',
  openDate: 'Date not known yet',
  start: 'New start',
  movesAlong: 'Doors and end move along.',
  movesSale: 'Move coming dates of the sale by as many days',
  programmeFirst:
    'First change the programme in the form, without saving. Then announce it here: programme and note are saved together.',
  toProgramme: 'To the programme',
  programmeChanged: 'The programme is changed, but not saved yet.',
  announceProgramme: 'Announce the change of programme …',
  note: 'Note for the audience',
  reason: 'Note for the audience, with the reason',
  tickets: 'With cancellations, the page also says what happens to tickets:',
  useTickets: 'Use it in the note',
  noTickets:
    'What happens to tickets is in the settings of the house under “With cancelled events”. Nothing is written there yet.',
  at: 'Day and time of the change',
  taken: (fields) =>
    `Comes from the ticket shop so far, and is taken over by the house: ${fields}. The next import leaves it as it is.`,
  withUnsaved: 'What is not saved in the form yet is saved, too.',
  preview: 'What visitors read',
  waiting: (people) =>
    people < 2
      ? `${people === 1 ? '1 person' : 'Nobody'} is on the waiting list for returned tickets.`
      : `${people} people are on the waiting list for returned tickets.`,
  nobody: 'Nobody has asked for a reminder or waits for tickets; no mail is sent.',
  willTell: (minutes, people) =>
    people === 1
      ? `In ${minutes} minutes, 1 person with a reminder or on the waiting list is told by mail. Until then it can be stopped.`
      : `In ${minutes} minutes, ${people} people with a reminder or on the waiting list are told by mail. Until then it can be stopped.`,
  tooOld: 'Changes older than a day are entered for the record only: nobody is told.',
  act: 'Announce',
  acting: 'Announcing …',
  needed: {
    from: 'Please choose who does not perform.',
    to: 'Please choose who steps in.',
    room: 'Please choose the new hall.',
    start: 'Please enter the new start.',
    at: 'Please enter when this is announced; empty means now.',
  },
  same: {
    to: 'That is the same person.',
    room: 'That is the present hall.',
    start: 'That is the present start.',
    past: 'The new start is in the past.',
  },
  announced: 'Announced.',
  refused: 'Not announced: the details are in the form, with the reason.',
  list: 'Announced changes',
  details: (kind) => `${kind}: mails, text for the ticket shop`,
  open: 'Mails, text for the ticket shop',
  states: {
    waiting: (time, people) =>
      people === 1 ? `At ${time}, 1 person is told.` : `At ${time}, ${people} people are told.`,
    sent: (people) => (people === 1 ? '1 person has been told.' : `${people} people have been told.`),
    stopped: (people) =>
      people === 0 ? 'The mails are stopped.' : `The mails are stopped; ${people} had been sent.`,
  },
  stop: 'Stop the mails',
  stopped: 'The mails are stopped.',
  tooLate: 'The mails have been sent already.',
  forShop: 'Text for the ticket shop',
  forShopHint: 'The ticket shop knows who has tickets, and can write to all of them.',
  copy: { de: 'Copy the German text', en: 'Copy the English text' },
  texts: { de: 'German text', en: 'English text' },
  copied: 'Copied.',
  takeBack: 'Undo …',
  takeBackOf: (kind) => `Undo: ${kind}`,
  takeBackTitle: 'Undo this change?',
  takeBackAct: 'Undo',
  restores: 'Everything becomes as it was before the announcement; the note disappears from the page.',
  stopsMails: 'Mails that have not been sent yet are stopped.',
  keeps: (fields) => `Changed once more since then, and therefore kept: ${fields}.`,
  alreadyTold: (people) =>
    people === 1 ? '1 person has got a mail already.' : `${people} people have got a mail already.`,
  correct: (people) =>
    people === 1
      ? 'Correct it on the page and with a new mail to 1 person'
      : `Correct it on the page and with a new mail to ${people} people`,
  takenBack: 'Undone.',
  notInHistory: 'This change is not in the history; it can be changed in the form only.',
  alsoAnnounced: (count) => (count === 1 ? 'For 1 other evening, too.' : `For ${count} other evenings, too.`),
  before: 'This had been saved already: the first try had arrived.',
}

/** The messages of announcing changes of a concert. */
export const announcementMessages: Localized<typeof de> = { de, en }
