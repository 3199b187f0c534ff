import type { BlockForm } from '../form.ts'

export const form: BlockForm = {
  name: { de: 'Abonnement', en: 'Subscription' },
  description: {
    de: 'Ein Abonnement mit Preis und Zahl der Konzerte.',
    en: 'One subscription with its price and number of concerts.',
  },
  keywords: { de: ['Abo', 'Reihe', 'Paket'], en: ['series', 'package'] },
  group: 'programme',
  isOffered: true,
  drawing: (
    <>
      <path d="M28 8h40v48H28z" />
      <path d="M28 28h40M33 36h26M33 44h16" />
    </>
  ),
  create: () => ({ fields: {} }),
  summary: () => '',
  fields: [
    {
      kind: 'record',
      field: 'subscription',
      record: 'subscription',
      label: { de: 'Abonnement', en: 'Subscription' },
    },
  ],
  inPlace: [],
}
