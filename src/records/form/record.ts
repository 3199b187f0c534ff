import type { Values } from '../field.ts'
import { defineRecord } from '../definition.ts'

const confirmsReceipt = ({ confirms_receipt }: Values) => confirms_receipt === true

export const record = defineRecord({
  kind: 'form',
  path: 'forms_builder/form',
  names: {
    de: { one: 'Formular', many: 'Formulare' },
    en: { one: 'Form', many: 'Forms' },
  },
  area: 'forms',
  right: 'manage_records',
  title: ['title'],
  detail: ['slug'],
  publication: 'is_online',
  groups: [
    { label: { de: 'Felder', en: 'Fields' }, fields: ['fields'] },
    {
      label: { de: 'Texte', en: 'Texts' },
      fields: ['title', 'slug', 'intro', 'button_text', 'response_text', 'redirect_url'],
    },
    {
      label: { de: 'Sichtbarkeit und Aufbewahrung', en: 'Visibility and retention' },
      fields: ['is_online', 'published_from', 'published_to', 'is_login_required', 'retention_days'],
    },
    {
      label: { de: 'Nachricht an das Haus', en: 'E-mail to the house' },
      fields: ['send_to', 'sender', 'copies_to', 'subject'],
    },
    {
      label: { de: 'Nachricht an Absendende', en: 'E-mail to the sender' },
      fields: ['confirms_receipt', 'receipt_text', 'needs_confirmation'],
    },
  ],
  fields: {
    title: {
      kind: 'text',
      localized: true,
      required: true,
      limit: 200,
      label: { de: 'Titel', en: 'Title' },
    },
    slug: { kind: 'slug', isShared: true, from: 'title', label: { de: 'Adresse', en: 'Address' } },
    fields: { kind: 'formFields', max: 100, label: { de: 'Felder', en: 'Fields' } },
    intro: {
      kind: 'text',
      localized: true,
      lines: 2,
      limit: 10_000,
      label: { de: 'Einleitung', en: 'Introduction' },
    },
    button_text: {
      kind: 'text',
      localized: true,
      limit: 100,
      label: { de: 'Beschriftung der Schaltfläche', en: 'Label of the button' },
      hint: {
        de: 'Ohne Angabe „Absenden“ und „Send“.',
        en: 'Without one it is “Absenden” and “Send”.',
      },
    },
    response_text: {
      kind: 'text',
      localized: true,
      lines: 2,
      limit: 10_000,
      label: { de: 'Text nach dem Absenden', en: 'Text after sending' },
    },
    redirect_url: {
      kind: 'text',
      localized: true,
      limit: 500,
      label: { de: 'Weiterleiten nach', en: 'Redirect to' },
      hint: {
        de: 'Nach dem Absenden, statt des Textes: eine Internetadresse oder ein Pfad dieser Website wie /de/besuch.',
        en: 'After sending, instead of the text: a web address or a path of this website such as /en/visit.',
      },
    },
    is_online: { kind: 'flag', label: { de: 'Veröffentlicht', en: 'Published' } },
    published_from: {
      kind: 'instant',
      label: { de: 'Offen ab', en: 'Open from' },
      hint: {
        de: 'Uhrzeit des Hauses. Ohne Angabe unbegrenzt.',
        en: 'In the hall’s time. Without a time there is no limit.',
      },
    },
    published_to: {
      kind: 'instant',
      label: { de: 'Offen bis', en: 'Open until' },
      hint: {
        de: 'Uhrzeit des Hauses. Ohne Angabe unbegrenzt.',
        en: 'In the hall’s time. Without a time there is no limit.',
      },
    },
    is_login_required: {
      kind: 'flag',
      label: { de: 'Nur für Mitarbeitende, die angemeldet sind', en: 'Only for staff who are logged in' },
    },
    retention_days: {
      kind: 'number',
      min: 1,
      max: 3650,
      label: { de: 'Einträge löschen nach (Tage)', en: 'Delete entries after (days)' },
      hint: {
        de: 'Ohne Angabe bleiben Einträge, bis jemand sie löscht. Höchstens 3650 Tage.',
        en: 'Without a number, entries stay until someone deletes them. 3650 days at most.',
      },
    },
    send_to: {
      kind: 'text',
      format: 'email',
      limit: 254,
      label: { de: 'Empfänger', en: 'Recipient' },
      hint: {
        de: 'Bekommt jeden Eintrag als E-Mail. Ohne Angabe wird keine geschickt; Einträge stehen trotzdem hier.',
        en: 'Receives every entry by e-mail. Without an address, none is sent; the entries are still kept here.',
      },
    },
    sender: {
      kind: 'text',
      format: 'email',
      limit: 254,
      label: { de: 'Absender', en: 'Sender' },
      hint: {
        de: 'Ohne Angabe die Adresse der Website. Antworten gehen an die Adresse, die jemand ins Formular einträgt.',
        en: 'Without one, the address of the website. Replies go to the address given in the form.',
      },
    },
    copies_to: {
      kind: 'lines',
      format: 'email',
      limit: 254,
      max: 20,
      label: { de: 'Kopien an', en: 'Copies to' },
      hint: { de: 'Eine Adresse je Zeile.', en: 'One address per line.' },
    },
    subject: { kind: 'text', localized: true, limit: 200, label: { de: 'Betreff', en: 'Subject' } },
    /** Whether the sender receives a mail that confirms the receipt. */
    confirms_receipt: {
      kind: 'flag',
      label: { de: 'Eingang bestätigen', en: 'Confirm receipt' },
      hint: {
        de: 'Wer das Formular absendet, bekommt eine E-Mail. Dafür braucht es ein E-Mail-Feld, das Pflicht und immer sichtbar ist.',
        en: 'The sender receives an e-mail. This needs an e-mail field that is required and always visible.',
      },
    },
    receipt_text: {
      kind: 'text',
      localized: true,
      lines: 3,
      limit: 10_000,
      isWanted: confirmsReceipt,
      label: { de: 'Text der Bestätigung', en: 'Text of the confirmation' },
    },
    needs_confirmation: {
      kind: 'flag',
      label: {
        de: 'Adresse bestätigen lassen (Double-Opt-in)',
        en: 'Have the address confirmed (double opt-in)',
      },
      hint: {
        de: 'Ein Eintrag zählt erst, wenn der Link in einer E-Mail angeklickt wurde. Für Newsletter ist das Pflicht.',
        en: 'An entry only counts once the link in an e-mail has been followed. Newsletters require this.',
      },
    },
    /** Whether visitors can fill it in now: planned before `published_from`, over from `published_to` on. */
    state: {
      kind: 'choice',
      required: true,
      readOnly: 'computed',
      isSpecial: true,
      label: { de: 'Zustand', en: 'State' },
      options: [
        { value: 'open', label: { de: 'Offen', en: 'Open' } },
        { value: 'planned', label: { de: 'Geplant', en: 'Planned' } },
        { value: 'over', label: { de: 'Abgelaufen', en: 'Over' } },
        { value: 'offline', label: { de: 'Nicht veröffentlicht', en: 'Not published' } },
      ],
    },
    entries: {
      kind: 'number',
      min: 0,
      max: 999_999_999,
      required: true,
      readOnly: 'computed',
      isSpecial: true,
      label: { de: 'Einträge', en: 'Entries' },
    },
    unread: {
      kind: 'number',
      min: 0,
      max: 999_999_999,
      required: true,
      readOnly: 'computed',
      isSpecial: true,
      label: { de: 'Ungelesen', en: 'Unread' },
    },
    updated_at: {
      kind: 'instant',
      required: true,
      readOnly: true,
      isSpecial: true,
      label: { de: 'Geändert', en: 'Changed' },
    },
  },
  list: {
    columns: ['title', 'slug', 'state', 'updated_at', 'entries', 'unread'],
    search: ['title', 'slug'],
    filters: ['state'],
    order: 'title',
  },
})
