import { addFields } from 'concert-hall/house'

export const fields = addFields({
  listen: {
    kind: 'text',
    localized: true,
    limit: 200,
    label: { de: 'Zum Hinhören', en: 'Listen for' },
    hint: { de: 'Ein Satz, der ohne Noten auskommt.', en: 'One sentence that needs no score.' },
  },
})
