/** The prices of an event, and the usual ones of its hall or series. */
export const priceCategories = {
  kind: 'parts',
  inRow: true,
  max: 20,
  label: { de: 'Preiskategorien', en: 'Price categories' },
  name: { de: 'Kategorie', en: 'Category' },
  fields: {
    name: { kind: 'text', localized: true, required: true, limit: 80, label: { de: 'Name', en: 'Name' } },
    amount: { kind: 'money', required: true, label: { de: 'Preis', en: 'Price' } },
    reduced: { kind: 'money', label: { de: 'Ermäßigt', en: 'Reduced' } },
  },
} as const
