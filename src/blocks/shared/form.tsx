import type { BlockForm } from '../form.ts'

export const form: BlockForm = {
  name: { de: 'Wiederverwendbarer Block', en: 'Reusable block' },
  description: {
    de: 'Einmal geschrieben, an vielen Stellen gezeigt, zum Beispiel Öffnungszeiten.',
    en: 'Written once and shown in many places, such as opening hours.',
  },
  keywords: {
    de: ['Wiederverwenden', 'Mehrfach', 'Vorlage', 'Original', 'Textbaustein', 'gemeinsam'],
    en: ['reuse', 'shared', 'snippet', 'original', 'synced', 'repeat'],
  },
  group: 'shared',
  isOffered: true,
  drawing: (
    <>
      <path d="M14 8h44v34H14z" />
      <path d="M38 42v14h44V22H58" strokeDasharray="3 3" />
      <path d="M21 18h30M21 26h30M21 34h18" />
    </>
  ),
  create: () => ({ fields: {} }),
  summary: () => '',
  fields: [
    {
      kind: 'record',
      field: 'source',
      record: 'shared',
      label: { de: 'Original', en: 'Original' },
      hint: {
        de: 'Der Inhalt wird im Original bearbeitet und ändert sich überall, wo es gezeigt wird.',
        en: 'The content is edited in the original, and changes wherever it is shown.',
      },
    },
  ],
  inPlace: [],
}
