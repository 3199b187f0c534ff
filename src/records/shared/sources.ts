/** Where values of a record come from: what visitors have said and staff have accepted. */
export const sources = {
  kind: 'parts',
  max: 200,
  isInternal: true,
  isRare: true,
  label: { de: 'Hinweise von außen', en: 'Corrections from outside' },
  hint: {
    de: 'Was nach einem Hinweis geändert wurde. Ein Name hier steht auch auf der Seite.',
    en: 'What was changed after somebody’s correction. A name here is shown on the page, too.',
  },
  name: { de: 'Hinweis', en: 'Correction' },
  fields: {
    at: { kind: 'instant', required: true, label: { de: 'Übernommen', en: 'Accepted' } },
    about: { kind: 'text', required: true, limit: 500, label: { de: 'Was', en: 'What' } },
    name: {
      kind: 'text',
      limit: 120,
      label: { de: 'Von wem', en: 'From whom' },
      hint: { de: 'Nur mit Erlaubnis.', en: 'Only with permission.' },
    },
    evidence: {
      kind: 'text',
      lines: 3,
      limit: 5000,
      label: { de: 'Woher', en: 'Evidence' },
      hint: { de: 'Sehen nur Mitarbeitende.', en: 'For staff only.' },
    },
  },
} as const
