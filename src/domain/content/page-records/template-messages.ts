/** Placeholder texts in the first blocks of new pages: each describes what belongs in its place. */
const de = {
  article: {
    headline: 'Worum es geht',
    intro:
      'Das Wichtigste zuerst: Was ist das Thema dieser Seite, für wen ist es, und was haben Leserinnen und Leser davon? Zwei bis drei Sätze genügen.',
    main: 'Was man wissen sollte',
    text: 'Hier steht der eigentliche Text. Kurze Absätze lesen sich leichter, und was sich vergleichen oder abhaken lässt, wird eine Liste.',
    quote: 'Ein Satz, der hängen bleibt.',
    author: 'Name und Aufgabe',
    link: 'Zum Programm',
  },
  overview: {
    headline: 'Auf einen Blick',
    intro: 'Ein Satz, der sagt, was auf den folgenden Seiten zu finden ist.',
    teaser: 'Überschrift einer Seite',
    teaserText: 'Was dort steht, in einem Satz.',
    more: 'Mehr erfahren',
  },
  visit: {
    headline: 'Ihr Besuch',
    intro:
      'Was Gäste vor ihrem Besuch wissen möchten, in wenigen Sätzen: wann geöffnet ist, wo man hereinkommt, wer hilft.',
    arrival: 'Anfahrt',
    arrivalText:
      'Mit Bahn und Bus: Linie, Haltestelle, Fußweg in Minuten. Mit dem Rad: wo Stellplätze sind. Mit dem Auto: Adresse des Parkhauses und was es am Abend kostet.',
    access: 'Ohne Barrieren',
    accessText:
      'Stufenlose Wege, Aufzüge, Plätze für Rollstühle und Begleitung, Induktionsschleife, Assistenzhunde, und wen man vorab anrufen kann.',
    questions: 'Häufige Fragen',
    faq: [
      [
        'Wann wird der Saal geöffnet?',
        'So viele Minuten vor Beginn, und was man bis dahin im Haus tun kann.',
      ],
      ['Kann ich zu spät kommen?', 'Wann Einlass nach Beginn möglich ist, und wo man so lange wartet.'],
      ['Wo gebe ich Mantel und Tasche ab?', 'Wo die Garderobe ist und ob sie etwas kostet.'],
    ],
  },
  landing: {
    preline: 'Neu',
    headline: 'Eine große Überschrift',
    text: 'Ein bis zwei Sätze, die Lust auf mehr machen.',
    link: 'Zum Programm',
    themes: 'Themen',
    teaser: 'Ein Thema',
    teaserText: 'Worum es geht, in einem Satz.',
    more: 'Mehr erfahren',
    events: 'Die nächsten Konzerte',
  },
}
export type TemplateMessages = typeof de

const en: TemplateMessages = {
  article: {
    headline: 'What this is about',
    intro:
      'The most important thing first: what is this page about, who is it for, and what will readers gain from it? Two or three sentences are enough.',
    main: 'What to know',
    text: 'This is the place for the text itself. Short paragraphs are easier to read, and whatever can be compared or ticked off becomes a list.',
    quote: 'A sentence to remember.',
    author: 'Name and role',
    link: 'See the programme',
  },
  overview: {
    headline: 'At a glance',
    intro: 'One sentence that says what the following pages have to offer.',
    teaser: 'Title of a page',
    teaserText: 'What it says, in one sentence.',
    more: 'Learn more',
  },
  visit: {
    headline: 'Your visit',
    intro:
      'What guests want to know before they come, in a few sentences: opening times, the entrance, who can help.',
    arrival: 'Getting here',
    arrivalText:
      'By train and bus: line, stop, minutes on foot. By bike: where to park it. By car: the address of the car park and what it costs in the evening.',
    access: 'Access',
    accessText:
      'Step-free routes, lifts, places for wheelchairs and companions, induction loop, assistance dogs, and whom to call beforehand.',
    questions: 'Frequently asked questions',
    faq: [
      ['When do the doors open?', 'How many minutes before the start, and what there is to do until then.'],
      ['What if I am late?', 'When latecomers are admitted, and where they wait.'],
      ['Where can I leave my coat and bag?', 'Where the cloakroom is and whether it costs anything.'],
    ],
  },
  landing: {
    preline: 'New',
    headline: 'A large headline',
    text: 'One or two sentences that make people want more.',
    link: 'See the programme',
    themes: 'Themes',
    teaser: 'A theme',
    teaserText: 'What it is about, in one sentence.',
    more: 'Learn more',
    events: 'The next concerts',
  },
}

export const templateMessages = { de, en }
