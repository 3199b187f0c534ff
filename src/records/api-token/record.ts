import type { Localized } from '#i18n/languages.ts'
import { defineRecord } from '../definition.ts'
import type { Values } from '../field.ts'

/** A new token has no state yet, and an unused one was never used. */
const isStored = (name: string) => (values: Values) => (values[name] ?? null) !== null

/** What a token may do in an area; each includes the ones before it. */
const access = (label: Localized, hint?: Localized) =>
  ({
    kind: 'choice',
    required: true,
    initially: 'none',
    label,
    ...(hint && { hint }),
    options: [
      { value: 'none', label: { de: 'Nichts', en: 'Nothing' } },
      { value: 'read', label: { de: 'Lesen', en: 'Read' } },
      { value: 'draft', label: { de: 'Entwürfe', en: 'Drafts' } },
      { value: 'publish', label: { de: 'Alles', en: 'All' } },
    ],
  }) as const

export const record = defineRecord({
  kind: 'api_token',
  path: 'house/api-token',
  names: { de: { one: 'API-Token', many: 'API-Tokens' }, en: { one: 'API token', many: 'API tokens' } },
  about: {
    de: 'Zugänge für eigene Programme des Hauses, auf Bereiche und eine Zeit begrenzt. Konten, Einstellungen, Webhooks und Tokens erreicht keines.',
    en: 'Access for the house’s own programs, limited to areas and a time. None reaches accounts, settings, webhooks and tokens.',
  },
  area: 'house',
  right: 'administer',
  isNeverKept: true,
  title: ['name'],
  groups: [
    {
      label: { de: 'Eckdaten', en: 'Facts' },
      fields: ['name', 'expires_at', 'state', 'created_by', 'last_used_at'],
    },
    {
      label: { de: 'Was es darf', en: 'What it may do' },
      fields: [
        'programme_access',
        'people_access',
        'subscriptions_access',
        'stories_access',
        'pages_access',
        'house_access',
        'forms_access',
      ],
    },
  ],
  fields: {
    name: {
      kind: 'text',
      required: true,
      limit: 80,
      isInternal: true,
      label: { de: 'Name', en: 'Name' },
      hint: {
        de: 'Wofür es ist, zum Beispiel „Bildschirme im Foyer“: So heißt es im Protokoll.',
        en: 'What it is for, such as “Screens in the foyer”: the audit log names it so.',
      },
    },
    expires_at: {
      kind: 'instant',
      required: true,
      label: { de: 'Gilt bis', en: 'Valid until' },
      hint: { de: 'Höchstens ein Jahr.', en: 'A year at most.' },
    },
    state: {
      kind: 'choice',
      required: true,
      readOnly: 'computed',
      isWanted: isStored('state'),
      label: { de: 'Stand', en: 'State' },
      options: [
        { value: 'valid', label: { de: 'Gültig', en: 'Valid' } },
        { value: 'expired', label: { de: 'Abgelaufen', en: 'Expired' } },
        { value: 'none', label: { de: 'Kein Token ausgestellt', en: 'No token issued' } },
      ],
    },
    created_by: {
      kind: 'text',
      readOnly: true,
      isWanted: isStored('created_by'),
      limit: 200,
      label: { de: 'Angelegt von', en: 'Created by' },
    },
    last_used_at: {
      kind: 'instant',
      readOnly: true,
      isWanted: isStored('last_used_at'),
      label: { de: 'Zuletzt benutzt', en: 'Last used' },
    },
    programme_access: access(
      { de: 'Programm', en: 'Programme' },
      {
        de: 'Entwürfe: auch schreiben, was nicht öffentlich ist. Alles: auch ändern und veröffentlichen, was Besucher:innen sehen. So in jedem Bereich.',
        en: 'Drafts: also write what is not public. All: also change and publish what visitors see. The same in each area.',
      },
    ),
    people_access: access({ de: 'Personen und Werke', en: 'People and works' }),
    subscriptions_access: access({ de: 'Abonnements', en: 'Subscriptions' }),
    stories_access: access({ de: 'Stories', en: 'Stories' }),
    pages_access: access({ de: 'Seiten', en: 'Pages' }),
    house_access: access({ de: 'Haus: Säle und Orte', en: 'House: halls and venues' }),
    forms_access: access({
      de: 'Formulare und Medien, ohne Einsendungen',
      en: 'Forms and media, without entries',
    }),
  },
  list: {
    columns: ['name', 'state', 'expires_at', 'created_by', 'last_used_at'],
    search: ['name', 'created_by'],
    order: 'name',
  },
})
