import { partLanguageName, partLanguageNames } from '#i18n/part-languages.ts'
import { withAddedFields } from '../added-fields.ts'
import { defineRecord } from '../definition.ts'
import { identifiers } from '../shared/identifiers.ts'
import { newPerson } from '../shared/quick-create.ts'
import { sources } from '../shared/sources.ts'
import { uncertainDateHint } from '../shared/uncertain-date-hint.ts'

export const record = withAddedFields(
  defineRecord({
    kind: 'work',
    path: 'works/work',
    names: { de: { one: 'Werk', many: 'Werke' }, en: { one: 'Work', many: 'Works' } },
    area: 'people',
    right: 'manage_records',
    title: ['title'],
    detail: ['composer', 'catalogue_number'],
    merge: { keep: 'other_titles', names: ['title'] },
    fields: {
      composer: {
        kind: 'reference',
        to: 'artist',
        label: { de: 'Komponist:in', en: 'Composer' },
        create: newPerson,
      },
      title: {
        kind: 'text',
        localized: true,
        required: true,
        limit: 300,
        label: { de: 'Titel', en: 'Title' },
      },
      title_language: {
        kind: 'choice',
        options: partLanguageNames('de').map(({ code, name }) => ({
          value: code,
          label: { de: name, en: partLanguageName(code, 'en') },
        })),
        label: { de: 'Sprache des Titels', en: 'Language of the title' },
        hint: {
          de: 'Für Titel, die nicht übersetzt werden, etwa »La traviata«: Vorleseprogramme sprechen sie dann richtig aus.',
          en: 'For titles that are not translated, such as “La traviata”: screen readers will then pronounce them correctly.',
        },
      },
      other_titles: {
        kind: 'lines',
        limit: 300,
        max: 60,
        label: { de: 'Andere Titel', en: 'Other titles' },
        hint: {
          de: 'Einer je Zeile, etwa Beinamen. Suche und Importe finden das Werk auch so.',
          en: 'One per line, such as nicknames. Search and imports find the work by these, too.',
        },
      },
      catalogue_number: {
        kind: 'text',
        limit: 60,
        label: { de: 'Werknummer', en: 'Catalogue number' },
        hint: { de: 'op. 95, KV 551, BWV 232', en: 'op. 95, K. 551, BWV 232' },
      },
      key_signature: { kind: 'text', localized: true, limit: 60, label: { de: 'Tonart', en: 'Key' } },
      composed: {
        kind: 'text',
        format: 'uncertain_date',
        limit: 60,
        label: { de: 'Entstanden', en: 'Composed' },
        hint: uncertainDateHint,
      },
      year_composed: {
        kind: 'number',
        min: 800,
        max: 2199,
        readOnly: true,
        isSpecial: true,
        label: { de: 'Jahr der Entstehung', en: 'Year of composition' },
      },
      minutes: {
        kind: 'number',
        min: 1,
        max: 600,
        unit: { de: 'Minuten', en: 'minutes' },
        label: { de: 'Dauer', en: 'Duration' },
      },
      instrumentation: {
        kind: 'text',
        localized: true,
        limit: 300,
        label: { de: 'Instrumente', en: 'Instrumentation' },
        hint: { de: '2.2.2.2 – 4.2.3.1 – Pk – Str', en: '2.2.2.2 – 4.2.3.1 – timp – str' },
      },
      movements: {
        kind: 'texts',
        limit: 200,
        max: 40,
        label: { de: 'Sätze', en: 'Movements' },
        hint: { de: 'Einer je Zeile, in der Reihenfolge der Partitur.', en: 'One per line, in score order.' },
      },
      identifiers,
      sources,
    },
    list: {
      columns: ['title', 'composer', 'catalogue_number', 'minutes'],
      search: ['title', 'other_titles', 'composer', 'catalogue_number'],
      filters: ['composer'],
      order: 'title',
    },
  }),
)
