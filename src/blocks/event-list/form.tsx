import type { BlockForm } from '../form.ts'
import { anchorField } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Veranstaltungsliste', en: 'Event list' },
  description: {
    de: 'Konzerte, automatisch oder einzeln gewählt.',
    en: 'Concerts, automatic or chosen one by one.',
  },
  keywords: {
    de: ['Konzerte', 'Programm', 'Termine', 'Spielplan', 'Reihe', 'Zyklus', 'Genre'],
    en: ['concerts', 'programme', 'dates', 'calendar', 'series'],
  },
  group: 'programme',
  isOffered: true,
  drawing: (
    <>
      <path d="M8 10h80M8 26h80M8 42h80M8 58h80" />
      <path d="M10 18h8M10 34h8M10 50h8" strokeWidth="5" />
      <path d="M26 18h34M26 34h26M26 50h38" />
      <path d="M76 15h10v6H76zM76 31h10v6H76zM76 47h10v6H76z" />
    </>
  ),
  create: () => ({ fields: { source: { limit: 6 } }, children: [] }),
  summary: () => '',
  fields: [
    { kind: 'event-source', field: 'source', label: { de: 'Welche Veranstaltungen', en: 'Which events' } },
    {
      kind: 'choice',
      field: 'extra_class',
      label: { de: 'Darstellung', en: 'Appearance' },
      options: [
        { value: 'standard', name: { de: 'Zeilen', en: 'Rows' } },
        { value: 'highlight', name: { de: 'Die erste groß', en: 'The first one large' } },
      ],
    },
    {
      kind: 'flag',
      field: 'only_bookable',
      label: { de: 'Nur Veranstaltungen mit Karten', en: 'Only events with tickets' },
    },
    {
      kind: 'flag',
      field: 'include_past',
      label: { de: 'Vergangene einbeziehen', en: 'Include past events' },
    },
    {
      kind: 'flag',
      field: 'past_as_last',
      label: { de: 'Vergangene ans Ende', en: 'Past events last' },
    },
    anchorField(),
  ],
  inPlace: [],
}
