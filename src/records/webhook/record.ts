import { defineRecord } from '../definition.ts'
import type { Values } from '../field.ts'

/** A new webhook has no state yet, and one that works no failure. */
const isStored = (name: string) => (values: Values) => (values[name] ?? null) !== null

export const record = defineRecord({
  kind: 'webhook',
  path: 'house/webhook',
  names: { de: { one: 'Webhook', many: 'Webhooks' }, en: { one: 'Webhook', many: 'Webhooks' } },
  about: {
    de: 'Adressen anderer Programme, denen die Website sofort mitteilt, was öffentlich wird, sich ändert, abgesagt oder entfernt wird.',
    en: 'Addresses of other programs that the website tells at once what becomes public, changes, is cancelled or taken off.',
  },
  area: 'house',
  right: 'administer',
  title: ['name'],
  detail: ['address'],
  groups: [
    {
      label: { de: 'Empfänger', en: 'Receiver' },
      fields: ['name', 'address', 'is_active', 'state', 'failing_since'],
    },
    {
      label: { de: 'Wovon', en: 'Of what' },
      fields: ['tells_events', 'tells_articles', 'tells_pages', 'tells_subscriptions'],
    },
    {
      label: { de: 'Wann', en: 'When' },
      fields: ['on_published', 'on_changed', 'on_cancelled', 'on_removed'],
    },
  ],
  fields: {
    name: { kind: 'text', required: true, limit: 120, isInternal: true, label: { de: 'Name', en: 'Name' } },
    address: {
      kind: 'text',
      required: true,
      limit: 500,
      format: 'url',
      label: { de: 'Adresse', en: 'Address' },
      hint: {
        de: 'Mit https:// und im öffentlichen Netz. Private Adressen nur, wenn PRIVATE_HOSTS sie nennt.',
        en: 'With https:// and on the public internet. Private addresses only if PRIVATE_HOSTS names them.',
      },
    },
    is_active: { kind: 'flag', initially: true, label: { de: 'Eingeschaltet', en: 'Switched on' } },
    state: {
      kind: 'choice',
      required: true,
      readOnly: 'computed',
      isWanted: isStored('state'),
      label: { de: 'Zustellung', en: 'Delivery' },
      options: [
        { value: 'working', label: { de: 'In Ordnung', en: 'In order' } },
        { value: 'failing', label: { de: 'Schlägt fehl', en: 'Failing' } },
        { value: 'gone', label: { de: 'Vom Empfänger beendet', en: 'Ended by the receiver' } },
        { value: 'off', label: { de: 'Ausgeschaltet', en: 'Switched off' } },
        { value: 'unsigned', label: { de: 'Ohne Geheimnis: sendet nichts', en: 'No secret: sends nothing' } },
      ],
    },
    failing_since: {
      kind: 'instant',
      readOnly: true,
      isWanted: isStored('failing_since'),
      label: { de: 'Schlägt fehl seit', en: 'Failing since' },
    },
    tells_events: { kind: 'flag', initially: true, label: { de: 'Veranstaltungen', en: 'Events' } },
    tells_articles: { kind: 'flag', label: { de: 'Stories', en: 'Stories' } },
    tells_pages: { kind: 'flag', label: { de: 'Seiten', en: 'Pages' } },
    tells_subscriptions: { kind: 'flag', label: { de: 'Abonnements', en: 'Subscriptions' } },
    on_published: { kind: 'flag', initially: true, label: { de: 'Wird öffentlich', en: 'Becomes public' } },
    on_changed: { kind: 'flag', initially: true, label: { de: 'Wird geändert', en: 'Is changed' } },
    on_cancelled: {
      kind: 'flag',
      initially: true,
      label: { de: 'Wird abgesagt (Veranstaltungen)', en: 'Is cancelled (events)' },
    },
    on_removed: {
      kind: 'flag',
      initially: true,
      label: { de: 'Ist nicht mehr öffentlich', en: 'Is no longer public' },
    },
  },
  list: {
    columns: ['name', 'address', 'state', 'failing_since'],
    search: ['name', 'address'],
    order: 'name',
  },
})
