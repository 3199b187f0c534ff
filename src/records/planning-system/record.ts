import { defineRecord } from '../definition.ts'
import type { Values } from '../field.ts'

/** A new system has no state yet, and one that works no failure. */
const isStored = (name: string) => (values: Values) => (values[name] ?? null) !== null

export const record = defineRecord({
  kind: 'planning_system',
  path: 'events/planning-system',
  names: {
    de: { one: 'Planungssystem', many: 'Planungssysteme' },
    en: { one: 'Planning system', many: 'Planning systems' },
  },
  about: {
    de: 'Disposition des Hauses, deren Datei oder Adresse jede Nacht gelesen wird. Was von ihr kommt, wird nie von selbst öffentlich.',
    en: 'The planning of the house, whose file or address is read each night. What it brings never becomes public by itself.',
  },
  area: 'programme',
  right: 'administer',
  isForStaffOnly: true,
  isNeverKept: true,
  title: ['name'],
  detail: ['address'],
  fields: {
    name: { kind: 'text', required: true, limit: 80, isInternal: true, label: { de: 'Name', en: 'Name' } },
    address: {
      kind: 'text',
      required: true,
      limit: 500,
      label: { de: 'Adresse oder Datei', en: 'Address or file' },
      hint: {
        de: 'Von CSV, XLSX oder JSON: mit https:// im öffentlichen Netz (private nur, wenn PRIVATE_HOSTS sie nennt), oder der Name einer Datei im Ordner, den die Technik mit PLANNING_DIR angibt.',
        en: 'Of CSV, XLSX or JSON: with https:// on the public internet (private ones only if PRIVATE_HOSTS names them), or the name of a file in the folder that whoever runs the site names with PLANNING_DIR.',
      },
    },
    user_name: {
      kind: 'text',
      limit: 120,
      isInternal: true,
      label: { de: 'Benutzername', en: 'User name' },
      hint: {
        de: 'Wenn die Adresse ein Kennwort verlangt. Leer: Das Geheimnis ist ein Token.',
        en: 'If the address asks for a password. Empty: the secret is a token.',
      },
    },
    hour: {
      kind: 'number',
      required: true,
      min: 0,
      max: 23,
      initially: 4,
      unit: { de: 'Uhr', en: 'o’clock' },
      label: { de: 'Wird gelesen um', en: 'Is read at' },
    },
    is_active: { kind: 'flag', initially: true, label: { de: 'Eingeschaltet', en: 'Switched on' } },
    state: {
      kind: 'choice',
      required: true,
      readOnly: 'computed',
      isWanted: isStored('state'),
      label: { de: 'Verbindung', en: 'Connection' },
      options: [
        { value: 'working', label: { de: 'In Ordnung', en: 'In order' } },
        { value: 'failing', label: { de: 'Lässt sich nicht lesen', en: 'Can’t be read' } },
        {
          value: 'unmapped',
          label: { de: 'Wartet auf den ersten Import', en: 'Waits for its first import' },
        },
        { value: 'off', label: { de: 'Ausgeschaltet', en: 'Switched off' } },
      ],
    },
    read_at: {
      kind: 'instant',
      readOnly: true,
      isWanted: isStored('read_at'),
      label: { de: 'Zuletzt gelesen', en: 'Last read' },
    },
    failing_since: {
      kind: 'instant',
      readOnly: true,
      isWanted: isStored('failing_since'),
      label: { de: 'Nicht lesbar seit', en: 'Unreadable since' },
    },
  },
  list: {
    columns: ['name', 'state', 'read_at', 'failing_since'],
    search: ['name', 'address'],
    order: 'name',
  },
})
