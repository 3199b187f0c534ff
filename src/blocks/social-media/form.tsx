import type { BlockForm } from '../form.ts'
import { hostOf } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Social Media', en: 'Social media' },
  description: {
    de: 'Ein Beitrag von Instagram, Facebook, X oder TikTok.',
    en: 'A post on Instagram, Facebook, X or TikTok.',
  },
  keywords: {
    de: ['Instagram', 'Facebook', 'Twitter', 'X', 'TikTok', 'Post', 'Beitrag'],
    en: ['Instagram', 'Facebook', 'Twitter', 'X', 'TikTok', 'post'],
  },
  group: 'players',
  isOffered: true,
  drawing: (
    <>
      <path d="M30 6h36v52H30z" />
      <circle cx="38" cy="14" r="3.5" />
      <path d="M45 14h14M30 22h36M30 44h36M35 51h18" />
      <path d="M48 38c-6-4-8-7-6-9s5-1 6 1c1-2 4-3 6-1s0 5-6 9z" />
    </>
  ),
  create: () => ({ fields: {} }),
  summary: hostOf('embed'),
  fields: [{ kind: 'embed', field: 'embed', embed: 'social', label: { de: 'Beitrag', en: 'Post' } }],
  inPlace: [],
}
