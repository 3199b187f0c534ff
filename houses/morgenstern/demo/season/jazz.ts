import { type ProgrammeEntry, seasonProgramme } from './programme.ts'

const jazz = (entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'>) =>
  seasonProgramme({
    room: 'werkraum',
    genres: ['jazz-global'],
    series: 'spaetschicht',
    time: '21:00',
    durationMinutes: 90,
    prices: [14, 22],
    ...entry,
  })

/** Jazz and music from elsewhere, Fridays in the Workshop. */
export const jazzProgrammes = [
  jazz({
    key: 'spaetschicht-zodiac',
    title: 'Spätschicht: Zodiac Suite | Late Shift: Zodiac Suite',
    works: ['mary-lou-williams-zodiac'],
    cast: ['trio-marlow'],
    description: [
      '1945 spielte Mary Lou Williams jeden Sonntag im Radio ein neues Sternzeichen, manche davon fertig komponiert, manche auf dem Weg ins Studio. Im folgenden Jahr spielte sie Teile daraus mit Orchester in der Carnegie Hall.',
      'In 1945 Mary Lou Williams played a new sign of the zodiac on the radio every Sunday, some of them fully composed, some on the way to the studio. The following year she played parts of it with orchestra at Carnegie Hall.',
    ],
    teaser:
      'Zwölf Sternzeichen, zwölf Freunde: Mary Lou Williams porträtiert New York 1945. | Twelve signs, twelve friends: Mary Lou Williams portrays New York in 1945.',
  }),
  jazz({
    key: 'spaetschicht-mingus',
    title:
      'Spätschicht: The Black Saint and the Sinner Lady | Late Shift: The Black Saint and the Sinner Lady',
    works: ['mingus-goodbye', 'mingus-black-saint'],
    cast: ['big-band-spreewerk', 'terzic'],
    teaser:
      'Mingus ließ den Plattentext von seinem Psychologen schreiben. Wir verzichten auf Text. | Mingus had his psychologist write the sleeve note. We do without a note.',
  }),
  jazz({
    key: 'spaetschicht-ostrow',
    title: 'Spätschicht: Lena Ostrow Kvintett | Late Shift: Lena Ostrow Kvintett',
    works: ['carla-bley-lawns', 'carla-bley-vashkar', 'monk-round-midnight'],
    cast: ['kvintett-ostrow'],
    teaser:
      'Carla Bley zum Dank, Monk zum Trotz, Eigenes zum Schluss. | Carla Bley in thanks, Monk in spite, and their own to finish.',
  }),
  jazz({
    key: 'spaetschicht-love-supreme',
    title: 'Spätschicht: A Love Supreme | Late Shift: A Love Supreme',
    works: ['coltrane-naima', 'coltrane-love-supreme'],
    cast: ['kvintett-ostrow', 'adeyemi'],
    teaser:
      'Vier Sätze, ein Gebet, und der Schlagzeuger steht am Ende im Hemd. | Four movements, one prayer, and the drummer ends in shirtsleeves.',
    status: 'sold_out',
  }),
  jazz({
    key: 'spaetschicht-tavla',
    title: 'Spätschicht: Duo Tavla und Defne Yıldızoğlu | Late Shift: Duo Tavla and Defne Yıldızoğlu',
    works: [{ talk: 'Makam für Neugierige | Makam for the curious' }],
    cast: ['duo-tavla', 'yildiz'],
    teaser:
      'Lieder vom Bosporus, Vierteltöne von der Spree, ein Brettspiel auf der Bühne. | Songs from the Bosphorus, quarter-tones from the Spree, a board game on stage.',
  }),
  jazz({
    key: 'spaetschicht-halbmond',
    title: 'Spätschicht: Duo Halbmond | Late Shift: Duo Halbmond',
    works: ['berio-sequenza-9b'],
    cast: ['duo-halbmond'],
    teaser:
      'Saxophon, Elektronik und ein Stück Papier, auf dem »leiser« steht. | Saxophone, electronics and a piece of paper that says ‘softer’.',
  }),
  jazz({
    key: 'spaetschicht-klezmer',
    title: 'Spätschicht: Rivka Salamonis singt | Late Shift: Rivka Salamonis Sings',
    works: ['weill-kleine-dreigroschen'],
    cast: ['salamon', 'holopainen', 'ensemble-nachhall'],
    teaser:
      'Jiddische Lieder, Berliner Gassenhauer und die Frage, wem die Melodie gehört. | Yiddish songs, Berlin street ballads and the question to whom a tune belongs.',
  }),
  jazz({
    key: 'spaetschicht-ellington',
    title: 'Spätschicht: Such Sweet Thunder | Late Shift: Such Sweet Thunder',
    works: ['ellington-solitude', 'ellington-such-sweet'],
    cast: ['big-band-spreewerk', 'marlow'],
    teaser:
      'Duke Ellington liest Shakespeare: vier Sonette, ein paar Könige und Puck am Becken. | Duke Ellington reads Shakespeare: four sonnets, a few kings, and Puck on the cymbals.',
  }),
]
