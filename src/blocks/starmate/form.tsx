import type { BlockForm } from '../form.ts'
import { firstWords, hostOf } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Starmate', en: 'Starmate' },
  description: {
    de: 'Ein interaktiver Inhalt von Starmate.',
    en: 'Interactive content from Starmate.',
  },
  keywords: { de: ['interaktiv', 'Partner', 'Einbettung'], en: ['interactive', 'partner', 'embed'] },
  group: 'players',
  isOffered: true,
  drawing: (
    <>
      <path d="M14 10h68v44H14z" />
      <path d="M48 18l4 10 11 .5-8.5 7 3 10.5-9.5-6-9.5 6 3-10.5-8.5-7 11-.5z" />
    </>
  ),
  create: () => ({ fields: {} }),
  summary: (fields) => firstWords('id')(fields) || hostOf('embed')(fields),
  fields: [
    { kind: 'embed', field: 'embed', embed: 'starmate', label: { de: 'Einbettung', en: 'Embed' } },
    {
      kind: 'line',
      field: 'id',
      limit: 80,
      characters: String.raw`\w-`,
      label: { de: 'Kennung', en: 'ID' },
      hint: {
        de: 'Nur nötig, wenn die Adresse sie nicht schon nennt.',
        en: 'Only needed where the address does not name it.',
      },
    },
  ],
  inPlace: [],
}
