/** What the catalogues are called whose numbers are kept of records; the same in both languages. */
export const catalogueNames = {
  gnd: 'GND',
  viaf: 'VIAF',
  wikidata: 'Wikidata',
  isni: 'ISNI',
  musicbrainz: 'MusicBrainz',
} as const
