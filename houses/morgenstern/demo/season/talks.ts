import { seasonProgramme } from './programme.ts'

/** Talks and the house itself. */
export const talkProgrammes = [
  seasonProgramme({
    key: 'gespraech-akustik',
    title: 'Wie klingt ein leerer Saal? | What Does an Empty Hall Sound Like?',
    works: [
      {
        talk: 'Piet Hoekstra im Gespräch mit Katharina Maibaum | Piet Hoekstra in conversation with Katharina Maibaum',
      },
    ],
    durationMinutes: 75,
    cast: ['hoekstra', 'maibaum'],
    room: 'grosser-saal',
    genres: ['neue-musik'],
    time: '18:00',
    prices: [6, 6],
    teaser:
      'Der Akustiker erklärt, warum der Saal 1,9 Sekunden braucht, um Sie zu vergessen. | The acoustician explains why the hall takes 1.9 seconds to forget you.',
  }),
  seasonProgramme({
    key: 'gespraech-archiv',
    title: 'Aus dem Archiv: Zettel mit Lücken | From the Archive: Programmes with Gaps',
    works: [
      { talk: 'Programmzettel 1932–1951, gelesen und erklärt | Programmes 1932–1951, read and explained' },
    ],
    durationMinutes: 75,
    cast: ['maibaum', 'reimers'],
    room: 'fanny-hensel-saal',
    genres: ['neue-musik'],
    time: '19:00',
    teaser:
      'Was fehlt, steht nicht da. Man muss wissen, wo. | What is missing is not there. You have to know where to look.',
    status: 'no_sale',
    access: { sign_language: true },
  }),
  seasonProgramme({
    key: 'probe',
    title: 'Offene Probe | Open Rehearsal',
    works: [
      { talk: 'Elin Sørbye probt, Jule Reimers erklärt | Elin Sørbye rehearses, Jule Reimers explains' },
    ],
    durationMinutes: 90,
    cast: ['morgenstern-orchester', 'soerbye', 'reimers'],
    room: 'grosser-saal',
    genres: ['orchester'],
    time: '10:00',
    teaser:
      'Zuhören, wie aus neunzig Meinungen eine wird. Eintritt frei, Platzwahl auch. | Listen to ninety opinions becoming one. Admission free, seats unreserved.',
    status: 'no_sale',
  }),
]
