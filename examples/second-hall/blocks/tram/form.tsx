import { anchorField, firstWords, type BlockForm } from 'concert-hall/house/form'

export const form: BlockForm = {
  name: { de: 'Tram', en: 'Tram' },
  description: {
    de: 'Eine Linie, ihre Haltestelle und wie lange sie braucht.',
    en: 'A line, its stop and how long it takes.',
  },
  keywords: { de: ['Anreise', 'Haltestelle', 'Bus'], en: ['getting here', 'stop', 'bus'] },
  group: 'text',
  isOffered: true,
  drawing: (
    <>
      <path d="M14 14h24v36h-24z" />
      <path d="M48 22h36M48 34h26M48 46h30" />
    </>
  ),
  create: () => ({ fields: {} }),
  summary: firstWords('line', 'stop'),
  fields: [
    { kind: 'line', field: 'line', label: { de: 'Linie', en: 'Line' } },
    { kind: 'line', field: 'stop', label: { de: 'Haltestelle', en: 'Stop' } },
    { kind: 'line', field: 'duration', label: { de: 'Fahrzeit', en: 'Journey time' } },
    { kind: 'lines', field: 'text', rows: 3, label: { de: 'Text', en: 'Text' } },
    anchorField('stop'),
  ],
  inPlace: [],
}
