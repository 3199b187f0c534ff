/** The numbers of a person, a work or a hall in other catalogues. */
export const identifiers = {
  kind: 'parts',
  max: 20,
  isInternal: true,
  isRare: true,
  label: { de: 'In anderen Katalogen', en: 'In other catalogues' },
  hint: {
    de: 'Nummer oder Adresse des Eintrags. Prüfziffern werden geprüft.',
    en: 'The number or the address of the entry. Check digits are checked.',
  },
  name: { de: 'Nummer', en: 'Number' },
  fields: {
    scheme: {
      kind: 'choice',
      required: true,
      label: { de: 'Katalog', en: 'Catalogue' },
      options: [
        { value: 'gnd', label: { de: 'GND', en: 'GND' } },
        { value: 'viaf', label: { de: 'VIAF', en: 'VIAF' } },
        { value: 'wikidata', label: { de: 'Wikidata', en: 'Wikidata' } },
        { value: 'isni', label: { de: 'ISNI', en: 'ISNI' } },
        { value: 'musicbrainz', label: { de: 'MusicBrainz', en: 'MusicBrainz' } },
      ],
    },
    value: { kind: 'text', required: true, limit: 200, label: { de: 'Nummer', en: 'Number' } },
    source: {
      kind: 'text',
      limit: 200,
      label: { de: 'Woher', en: 'From where' },
      hint: { de: 'Etwa: lobid.org, Programmheft 1987', en: 'For example: lobid.org, programme of 1987' },
    },
    checked_at: { kind: 'instant', label: { de: 'Zuletzt geprüft', en: 'Last checked' } },
  },
} as const
