import { excerptOf } from '#i18n/plain-text.ts'
import type { BlockForm } from '../form.ts'
import { cellNames } from '../table-cells.ts'

export const form: BlockForm = {
  name: { de: 'Zeile', en: 'Row' },
  description: { de: 'Eine Zeile mit ihren Zellen.', en: 'A row with its cells.' },
  keywords: { de: ['Tabellenzeile'], en: ['table row'] },
  group: 'text',
  isOffered: false,
  drawing: <path d="M8 22h80v20H8zM34 22v20M62 22v20" />,
  create: () => ({ fields: {} }),
  summary: (fields) => {
    const texts = cellNames.flatMap((name) => {
      const text = fields[name]
      return typeof text === 'string' && text.trim() !== '' ? [text.replace(/\s+/g, ' ').trim()] : []
    })
    return excerptOf(texts.join(' · '), 60)
  },
  fields: cellNames.map((field, index) => ({
    kind: 'lines',
    field,
    rows: 1,
    label: { de: `Spalte ${index + 1}`, en: `Column ${index + 1}` },
  })),
  inPlace: cellNames.map((field, index) => ({
    field,
    kind: 'lines',
    selector: `tr > :nth-child(${index + 1})`,
  })),
}
