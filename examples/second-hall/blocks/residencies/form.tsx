import { anchorField, firstWords, type BlockForm } from 'concert-hall/house/form'

export const form: BlockForm = {
  name: { de: 'Residenzen', en: 'Residencies' },
  description: { de: 'Wer gerade in der Halle arbeitet.', en: 'Who is working in the hall.' },
  keywords: { de: ['Gäste', 'Artist in Residence'], en: ['guests', 'artist in residence'] },
  group: 'lists',
  isOffered: true,
  drawing: (
    <>
      <path d="M12 14h32M52 14h32M12 40h32M52 40h32" strokeWidth="3" />
      <path d="M12 22h22M52 22h24M12 48h26M52 48h18" />
    </>
  ),
  create: () => ({ fields: {} }),
  summary: firstWords('headline'),
  fields: [
    { kind: 'line', field: 'headline', label: { de: 'Überschrift', en: 'Headline' } },
    anchorField('headline'),
  ],
  inPlace: [{ field: 'headline', kind: 'line', selector: 'h2' }],
}
