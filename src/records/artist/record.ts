import { withAddedFields } from '../added-fields.ts'
import { defineRecord } from '../definition.ts'
import { identifiers } from '../shared/identifiers.ts'
import { sources } from '../shared/sources.ts'
import { uncertainDateHint } from '../shared/uncertain-date-hint.ts'

export const record = withAddedFields(
  defineRecord({
    kind: 'artist',
    path: 'works/artist',
    names: {
      de: { one: 'Person', many: 'Personen und Ensembles' },
      en: { one: 'Person', many: 'People and ensembles' },
    },
    area: 'people',
    right: 'manage_records',
    title: ['name'],
    detail: ['born_year', 'died_year'],
    merge: { keep: 'other_names', names: ['name', 'name_english'] },
    fields: {
      kind: {
        kind: 'choice',
        required: true,
        label: { de: 'Art', en: 'Kind' },
        options: [
          { value: 'person', label: { de: 'Person', en: 'Person' } },
          { value: 'ensemble', label: { de: 'Ensemble', en: 'Ensemble' } },
        ],
      },
      name: {
        kind: 'text',
        required: true,
        limit: 200,
        label: { de: 'Name', en: 'Name' },
        hint: { de: 'Wie ihn das deutsche Programm druckt.', en: 'As a German programme prints it.' },
      },
      name_english: {
        kind: 'text',
        limit: 200,
        label: { de: 'Englische Form', en: 'English form' },
        hint: { de: 'Nur wenn sie abweicht.', en: 'Only where it differs.' },
      },
      sort_name: {
        kind: 'text',
        required: true,
        limit: 200,
        label: { de: 'Im Register', en: 'In the index' },
        hint: { de: 'Dvořák, Antonín', en: 'Dvořák, Antonín' },
      },
      other_names: {
        kind: 'lines',
        limit: 200,
        max: 60,
        label: { de: 'Andere Schreibweisen', en: 'Other spellings' },
        hint: {
          de: 'Eine je Zeile. Suche und Importe finden die Person auch so.',
          en: 'One per line. Search and imports find the person by these, too.',
        },
      },
      born: {
        kind: 'text',
        format: 'uncertain_date',
        limit: 60,
        label: { de: 'Geboren', en: 'Born' },
        hint: uncertainDateHint,
      },
      died: {
        kind: 'text',
        format: 'uncertain_date',
        limit: 60,
        label: { de: 'Gestorben', en: 'Died' },
      },
      born_year: {
        kind: 'number',
        min: 800,
        max: 2199,
        readOnly: true,
        isSpecial: true,
        label: { de: 'Geburtsjahr', en: 'Year of birth' },
      },
      died_year: {
        kind: 'number',
        min: 800,
        max: 2199,
        readOnly: true,
        isSpecial: true,
        label: { de: 'Todesjahr', en: 'Year of death' },
      },
      are_dates_uncertain: {
        kind: 'flag',
        readOnly: true,
        isSpecial: true,
        label: { de: 'Daten unsicher', en: 'Dates uncertain' },
      },
      biography: { kind: 'richText', label: { de: 'Biografie', en: 'Biography' } },
      identifiers,
      sources,
      portrait: { kind: 'picture', label: { de: 'Bild', en: 'Picture' } },
    },
    list: {
      columns: ['sort_name', 'kind', 'born_year', 'died_year'],
      search: ['name', 'other_names'],
      filters: ['kind'],
      order: 'sort_name',
    },
  }),
)
