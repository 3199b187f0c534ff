import { anchorField, firstWords, newFigure, type BlockForm } from 'concert-hall/house/form'

export const form: BlockForm = {
  name: { de: 'Kasse', en: 'Box office' },
  description: { de: 'Wann die Kasse öffnet.', en: 'When the box office opens.' },
  keywords: { de: ['Karten', 'Uhrzeit'], en: ['tickets', 'hours'] },
  group: 'programme',
  isOffered: true,
  drawing: <path d="M12 12h72M12 32h40M12 52h40" />,
  create: () => ({ fields: { image: newFigure() } }),
  summary: firstWords('headline'),
  fields: [
    { kind: 'line', field: 'headline', label: { de: 'Überschrift', en: 'Headline' } },
    { kind: 'rich', field: 'text', isOptional: true, label: { de: 'Text', en: 'Text' } },
    { kind: 'picture', field: 'image', ground: 'stone', label: { de: 'Bild', en: 'Picture' } },
    {
      kind: 'choice',
      field: 'size',
      label: { de: 'Größe', en: 'Size' },
      options: [
        { value: 'small', name: { de: 'Klein', en: 'Small' } },
        { value: 'large', name: { de: 'Groß', en: 'Large' } },
      ],
    },
    anchorField('headline'),
  ],
  inPlace: [{ field: 'headline', kind: 'line', selector: 'h2' }],
}
