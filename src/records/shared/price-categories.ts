/** The prices of an event or a subscription. */
export const priceCategories = {
  kind: 'parts',
  inRow: true,
  isGrid: true,
  max: 20,
  label: { de: 'Preiskategorien', en: 'Price categories' },
  name: { de: 'Kategorie', en: 'Category' },
  fields: {
    name: { kind: 'text', localized: true, required: true, limit: 80, label: { de: 'Name', en: 'Name' } },
    amount: { kind: 'money', required: true, label: { de: 'Preis', en: 'Price' } },
    reduced: { kind: 'money', label: { de: 'Ermäßigt', en: 'Reduced' } },
  },
} as const

/** The named sets of prices of a hall or a series, which events take over. */
export const priceTemplates = {
  kind: 'parts',
  inRow: true,
  max: 20,
  isInternal: true,
  isRare: true,
  label: { de: 'Preisvorlagen', en: 'Price templates' },
  hint: {
    de: 'Veranstaltungen übernehmen sie mit einem Klick; später geänderte Vorlagen ändern keine Veranstaltung.',
    en: 'Events take them over with one click; changing a template later changes no event.',
  },
  name: { de: 'Vorlage', en: 'Template' },
  fields: {
    name: {
      kind: 'text',
      localized: true,
      required: true,
      limit: 80,
      label: { de: 'Name der Vorlage', en: 'Name of the template' },
    },
    categories: priceCategories,
  },
} as const
