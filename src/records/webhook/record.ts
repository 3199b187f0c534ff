import { defineRecord } from '../definition.ts'
import type { Values } from '../field.ts'

/** The types of messages that a webhook can send: the kind of record, and what happens to it. */
const tellable = [
  { value: 'event.published', label: { de: 'Veranstaltung wird öffentlich', en: 'Event becomes public' } },
  { value: 'event.changed', label: { de: 'Veranstaltung wird geändert', en: 'Event is changed' } },
  { value: 'event.cancelled', label: { de: 'Veranstaltung wird abgesagt', en: 'Event is cancelled' } },
  {
    value: 'event.removed',
    label: { de: 'Veranstaltung ist nicht mehr öffentlich', en: 'Event is no longer public' },
  },
  { value: 'article.published', label: { de: 'Story wird öffentlich', en: 'Story becomes public' } },
  { value: 'article.changed', label: { de: 'Story wird geändert', en: 'Story is changed' } },
  {
    value: 'article.removed',
    label: { de: 'Story ist nicht mehr öffentlich', en: 'Story is no longer public' },
  },
  { value: 'page.published', label: { de: 'Seite wird öffentlich', en: 'Page becomes public' } },
  { value: 'page.changed', label: { de: 'Seite wird geändert', en: 'Page is changed' } },
  { value: 'page.removed', label: { de: 'Seite ist nicht mehr öffentlich', en: 'Page is no longer public' } },
  {
    value: 'subscription.published',
    label: { de: 'Abonnement wird öffentlich', en: 'Subscription becomes public' },
  },
  { value: 'subscription.changed', label: { de: 'Abonnement wird geändert', en: 'Subscription is changed' } },
  {
    value: 'subscription.removed',
    label: { de: 'Abonnement ist nicht mehr öffentlich', en: 'Subscription is no longer public' },
  },
] as const

const toldAtFirst = ['event.published', 'event.changed', 'event.cancelled', 'event.removed'] as const

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
  isNeverKept: true,
  title: ['name'],
  detail: ['address'],
  groups: [
    {
      label: { de: 'Empfänger', en: 'Receiver' },
      fields: ['name', 'address', 'is_active', 'state', 'failing_since'],
    },
    { label: { de: 'Meldungen', en: 'Messages' }, fields: ['tells'] },
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
    tells: {
      kind: 'choices',
      options: tellable,
      initially: toldAtFirst,
      label: { de: 'Meldet', en: 'Reports' },
    },
  },
  list: {
    columns: ['name', 'address', 'state', 'failing_since'],
    search: ['name', 'address'],
    order: 'name',
  },
})
