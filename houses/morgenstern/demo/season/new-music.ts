import { type ProgrammeEntry, seasonProgramme } from './programme.ts'

const modern = (entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'> & { room?: string }) =>
  seasonProgramme({
    room: 'werkraum',
    genres: ['neue-musik'],
    series: 'nachhall',
    time: '20:00',
    prices: [12, 18],
    ...entry,
    cast: ['ensemble-nachhall', ...entry.cast],
  })

/** New music in the Workshop. */
export const newMusicProgrammes = [
  modern({
    key: 'nachhall-grisey',
    title: 'Nachhall: Über die Schwelle | Afterglow: Across the Threshold',
    works: [
      { talk: 'Wie hört man einem Spektrum zu? | How do you listen to a spectrum?' },
      'saariaho-lichtbogen',
      'grisey-quatre-chants',
    ],
    cast: ['nwosu', 'sattler'],
    teaser:
      'Grisey beendete vier Gesänge über das Sterben und starb. Das Wiegenlied am Schluss ist für die, die bleiben. | Grisey finished four songs about dying and died. The lullaby at the end is for those who stay.',
  }),
  modern({
    key: 'nachhall-reich',
    title: 'Nachhall: Music for 18 Musicians | Afterglow: Music for 18 Musicians',
    works: ['reich-clapping', 'reich-eighteen'],
    cast: ['ito', 'pfeil'],
    description: [
      'Achtzehn Menschen spielen eine knappe Stunde lang Puls. Wann es weitergeht, sagt das Vibraphon; wie lange ein Ton dauert, sagt der Atem der Bassklarinetten. Man kann sitzen, stehen oder auf den Matten liegen.',
      'Eighteen people play a pulse for just under an hour. The vibraphone says when to move on; the breath of the bass clarinets says how long a note lasts. You may sit, stand or lie on the mats.',
    ],
    teaser:
      'Elf Akkorde, achtzehn Menschen, kein Dirigent. Einer nickt. | Eleven chords, eighteen people, no conductor. One of them nods.',
    status: 'few_tickets',
    nights: 2,
  }),
  modern({
    key: 'nachhall-schnee',
    title: 'Nachhall: Schnee | Afterglow: Snow',
    works: ['abrahamsen-schnee'],
    cast: ['sattler'],
    teaser:
      'Neun Musiker, zehn Kanons, und dreimal wird umgestimmt, bis alles leicht danebenliegt. | Nine players, ten canons, and three retunings until everything lies slightly beside itself.',
  }),
  modern({
    key: 'nachhall-pierrot',
    title: 'Nachhall: Pierrot und die Folgen | Afterglow: Pierrot and After',
    works: ['boulez-derive-1', 'perry-homunculus', 'interval', 'schoenberg-pierrot'],
    cast: ['sattler', { artist: 'hartwig', role: 'speaker' }],
    teaser:
      'Berlin, 16. Oktober 1912: Eine Stimme spricht auf Tonhöhe, und das Jahrhundert beginnt. | Berlin, 16 October 1912: a voice speaks at pitch, and the century begins.',
  }),
  modern({
    key: 'nachhall-chin',
    title: 'Nachhall: Wortspiele | Afterglow: Wordplay',
    works: ['chin-akrostichon', 'ligeti-kammerkonzert', 'interval', 'chin-gougalon'],
    cast: ['raschke', 'sattler'],
    teaser:
      'Unsuk Chin lässt ein Alphabet rückwärts laufen und eine Jahrmarktsbude explodieren. | Unsuk Chin runs an alphabet backwards and blows up a fairground booth.',
  }),
  modern({
    key: 'nachhall-rothko',
    title: 'Nachhall: Rothko Chapel | Afterglow: Rothko Chapel',
    works: ['mundry-no-one', 'cage-number-four', 'feldman-rothko'],
    cast: ['varda-quartett', 'kammerchor-morgenstern', 'varkonyi', 'ito', 'brandis'],
    room: 'clara-schumann-saal',
    teaser:
      'Ein Abend nahe der Hörschwelle. Bonbons bitte vorher auspacken. | An evening near the threshold of hearing. Please unwrap your sweets in advance.',
  }),
  modern({
    key: 'nachhall-kontakte',
    title: 'Nachhall: Lautsprecherorchester | Afterglow: Loudspeaker Orchestra',
    works: ['stockhausen-gesang', 'xenakis-rebonds', 'interval', 'stockhausen-kontakte'],
    cast: ['benholz', 'pfeil', 'achterberg'],
    teaser:
      'Vier Kanäle, sechzehn Lautsprecher, ein Knabe und viel Blech. | Four channels, sixteen loudspeakers, a boy and a good deal of metal.',
  }),
  modern({
    key: 'nachhall-vespers',
    title: 'Nachhall: Vespers for a New Dark Age | Afterglow: Vespers for a New Dark Age',
    works: ['thorvaldsdottir-hrim', 'neuwirth-hooloomooloo', 'mazzoli-vespers'],
    cast: ['raschke', 'nwosu', 'vasseur', 'achterberg', 'sattler'],
    teaser:
      'Abendgebete für Leute, die am Bildschirm einschlafen. | Evening prayers for people who fall asleep at the screen.',
  }),
]
