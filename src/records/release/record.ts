import { defineRecord } from '../definition.ts'

export const record = defineRecord({
  kind: 'release',
  path: 'releases/release',
  names: {
    de: { one: 'Veröffentlichung', many: 'Veröffentlichungen' },
    en: { one: 'Release', many: 'Releases' },
  },
  about: {
    de: 'Änderungen, die zusammen öffentlich werden, zu einer Minute.',
    en: 'Changes that become public together, at a set minute.',
  },
  area: 'programme',
  right: 'manage_records',
  isForStaffOnly: true,
  title: ['name'],
  detail: ['publish_at'],
  groups: [
    {
      label: { de: 'Veröffentlichung', en: 'Release' },
      fields: ['name', 'publish_at', 'state', 'published_at'],
    },
    {
      label: { de: 'Intern', en: 'Internal' },
      isFolded: true,
      fields: ['responsible', 'is_partial', 'note'],
    },
  ],
  fields: {
    name: { kind: 'text', required: true, limit: 120, isInternal: true, label: { de: 'Name', en: 'Name' } },
    publish_at: {
      kind: 'instant',
      label: { de: 'Zeitpunkt', en: 'Time' },
      hint: {
        de: 'In der Zeit des Hauses; leer, solange er offen ist.',
        en: 'In the time of the hall; empty while it is open.',
      },
    },
    state: {
      kind: 'choice',
      required: true,
      initially: 'collecting',
      options: [
        { value: 'collecting', label: { de: 'Wird gesammelt', en: 'Collecting' } },
        { value: 'planned', label: { de: 'Geplant', en: 'Planned' } },
        { value: 'published', label: { de: 'Veröffentlicht', en: 'Published' } },
        { value: 'failed', label: { de: 'Gescheitert', en: 'Failed' } },
        { value: 'cancelled', label: { de: 'Abgesagt', en: 'Cancelled' } },
      ],
      label: { de: 'Stand', en: 'State' },
      hint: {
        de: 'Geplant wird sie zu ihrem Zeitpunkt öffentlich, von selbst.',
        en: 'A planned one becomes public at its time, by itself.',
      },
    },
    published_at: {
      kind: 'instant',
      readOnly: true,
      label: { de: 'Veröffentlicht am', en: 'Published on' },
    },
    items: {
      kind: 'number',
      min: 0,
      max: 999_999_999,
      required: true,
      readOnly: 'computed',
      isSpecial: true,
      label: { de: 'Änderungen', en: 'Changes' },
    },
    responsible: {
      kind: 'text',
      isPerson: true,
      limit: 120,
      isInternal: true,
      label: { de: 'Verantwortlich', en: 'Responsible' },
      hint: {
        de: 'Wer den Namen eines Kontos trägt, bekommt eine Mail am Tag davor und danach, wie alle, die etwas vorgemerkt haben.',
        en: 'Whoever has the name of an account gets a mail the day before and afterwards, like all who have added something.',
      },
    },
    is_partial: {
      kind: 'flag',
      label: { de: 'Auch, wenn einzelne Änderungen nicht gehen', en: 'Even if single changes fail' },
      hint: {
        de: 'Sonst wird alles oder nichts öffentlich.',
        en: 'Otherwise all of it becomes public, or nothing.',
      },
    },
    note: { kind: 'text', lines: 3, limit: 2000, isInternal: true, label: { de: 'Notiz', en: 'Note' } },
  },
  list: {
    columns: ['name', 'publish_at', 'state', 'items', 'responsible'],
    search: ['name', 'responsible', 'note'],
    filters: ['state', 'publish_at'],
    order: '-publish_at',
  },
})
