import type { Day, Work } from '#demo/plan.ts'

/** Whether the work could not be performed in Germany on that day. */
export function isSilenced(work: Work, day: Day): boolean {
  return silences.some(
    (silence) =>
      silence.from <= day &&
      day <= silence.to &&
      (silence.composers.has(work.composerKey) || silence.works?.has(work.key) === true),
  )
}

/** The same text for all days on which the same works are banned. */
export function silencePhase(day: Day): string {
  return silences.map((silence) => (silence.from <= day && day <= silence.to ? 1 : 0)).join('')
}

/**
 * Times in which works disappeared from German programmes: by war against their composers' countries, and from 1933
 * by racial and political persecution. The archive has to show these gaps.
 */
const silences: { from: Day; to: Day; composers: Set<string>; works?: Set<string> }[] = [
  {
    from: '1914-08-01',
    to: '1918-12-31',
    composers: new Set(
      'debussy ravel elgar smyth saint-saens rachmaninow skrjabin satie faure strawinsky widor vierne beach bonis'.split(
        ' ',
      ),
    ),
  },
  {
    from: '1933-04-01',
    to: '1945-05-08',
    composers: new Set(
      'mendelssohn hensel mahler schoenberg berg webern weill korngold zemlinsky schulhoff gershwin copland'.split(
        ' ',
      ),
    ),
    works: new Set(['bruch-kol-nidrei']),
  },
  { from: '1935-01-01', to: '1945-05-08', composers: new Set(['hindemith']) },
  {
    from: '1939-09-01',
    to: '1945-05-08',
    composers: new Set(
      'elgar smyth purcell byrd dowland clarke britten chopin szymanowski ravel debussy faure satie saint-saens berlioz franck widor vierne poulenc strawinsky messiaen ives beach'.split(
        ' ',
      ),
    ),
  },
  {
    from: '1941-06-22',
    to: '1945-05-08',
    composers: new Set('tschaikowsky mussorgsky rachmaninow skrjabin prokofjew schostakowitsch'.split(' ')),
  },
]
