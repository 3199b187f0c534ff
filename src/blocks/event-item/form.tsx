import type { BlockForm } from '../form.ts'

export const form: BlockForm = {
  name: { de: 'Veranstaltung', en: 'Event' },
  description: { de: 'Ein Konzert aus dem Programm.', en: 'One concert of the programme.' },
  keywords: {
    de: ['Konzert', 'Termin', 'Abend', 'Karten'],
    en: ['concert', 'date', 'evening', 'tickets'],
  },
  group: 'programme',
  isOffered: true,
  drawing: (
    <>
      <path d="M8 18h80M8 46h80" />
      <path d="M12 32h10" strokeWidth="9" />
      <path d="M32 28h34M32 36h22" />
      <path d="M74 27h12v10H74z" />
    </>
  ),
  create: () => ({ fields: {} }),
  summary: () => '',
  fields: [
    {
      kind: 'record',
      field: 'event',
      record: 'event',
      label: { de: 'Veranstaltung', en: 'Event' },
    },
  ],
  inPlace: [],
}
