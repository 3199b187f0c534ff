import type { BlockForm } from '../form.ts'

export const form: BlockForm = {
  name: { de: 'Abonnementliste', en: 'Subscription list' },
  description: { de: 'Abonnements nebeneinander.', en: 'Subscriptions side by side.' },
  keywords: { de: ['Abos', 'Reihen', 'Pakete'], en: ['series', 'packages'] },
  group: 'programme',
  isOffered: true,
  drawing: (
    <>
      <path d="M8 12h23v40H8zM37 12h23v40H37zM66 12h23v40H66z" />
      <path d="M12 36h15M12 44h9M41 36h15M41 44h9M70 36h15M70 44h9" />
      <path d="M8 28h23M37 28h23M66 28h23" />
    </>
  ),
  create: () => ({ fields: {}, children: [{ type: 'subscription-item', fields: {} }] }),
  summary: () => '',
  fields: [],
  inPlace: [],
}
