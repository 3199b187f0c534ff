import { defineRecord } from '../definition.ts'

export const record = defineRecord({
  kind: 'mail_text',
  path: 'house/mail-text',
  names: { de: { one: 'Mailtext', many: 'Mailtexte' }, en: { one: 'Mail text', many: 'Mail texts' } },
  about: {
    de: 'Was die Website in Mails schreibt. Ohne eigenen Text gilt der mitgelieferte.',
    en: 'What the website writes in mails. Without a text of your own, the included one is sent.',
  },
  area: 'house',
  right: 'administer',
  title: ['mail'],
  fields: {
    mail: {
      kind: 'choice',
      required: true,
      label: { de: 'Mail', en: 'Mail' },
      options: [
        {
          value: 'reminder_confirm',
          label: { de: 'Erinnerung: bitte bestätigen', en: 'Reminder: please confirm' },
        },
        {
          value: 'reminder_known',
          label: { de: 'Erinnerung: schon bestellt', en: 'Reminder: asked for already' },
        },
        {
          value: 'reminder_on_sale',
          label: { de: 'Erinnerung: Vorverkauf beginnt', en: 'Reminder: now on sale' },
        },
        { value: 'reminder_sold_out', label: { de: 'Erinnerung: ausverkauft', en: 'Reminder: sold out' } },
        { value: 'reminder_cancelled', label: { de: 'Erinnerung: abgesagt', en: 'Reminder: cancelled' } },
        {
          value: 'reminder_free',
          label: { de: 'Erinnerung: Eintritt frei', en: 'Reminder: free admission' },
        },
        { value: 'reminder_moved', label: { de: 'Änderung: neuer Termin', en: 'Change: new date' } },
        { value: 'reminder_postponed', label: { de: 'Änderung: verschoben', en: 'Change: postponed' } },
        { value: 'reminder_hall', label: { de: 'Änderung: anderer Saal', en: 'Change: another hall' } },
        { value: 'reminder_cast', label: { de: 'Änderung: Besetzung', en: 'Change: cast' } },
        { value: 'reminder_programme', label: { de: 'Änderung: Programm', en: 'Change: programme' } },
        {
          value: 'reminder_reinstated',
          label: { de: 'Änderung: findet doch statt', en: 'Change: takes place after all' },
        },
        {
          value: 'waiting_confirm',
          label: { de: 'Warteliste: bitte bestätigen', en: 'Waiting list: please confirm' },
        },
        {
          value: 'waiting_known',
          label: { de: 'Warteliste: schon eingetragen', en: 'Waiting list: entered already' },
        },
        {
          value: 'waiting_returned',
          label: { de: 'Warteliste: wieder Karten', en: 'Waiting list: tickets again' },
        },
        { value: 'entry_confirm', label: { de: 'Formular: bitte bestätigen', en: 'Form: please confirm' } },
        { value: 'entry_receipt', label: { de: 'Formular: eingegangen', en: 'Form: received' } },
        {
          value: 'correction_confirm',
          label: { de: 'Hinweis zum Archiv: bitte bestätigen', en: 'Correction: please confirm' },
        },
        {
          value: 'correction_accepted',
          label: { de: 'Hinweis zum Archiv: übernommen', en: 'Correction: accepted' },
        },
        {
          value: 'correction_declined',
          label: { de: 'Hinweis zum Archiv: nicht übernommen', en: 'Correction: declined' },
        },
        { value: 'account_invitation', label: { de: 'Konto: Einladung', en: 'Account: invitation' } },
        { value: 'account_reset', label: { de: 'Konto: neues Passwort', en: 'Account: new password' } },
        {
          value: 'release_before',
          label: { de: 'Veröffentlichung: am Tag davor', en: 'Release: the day before' },
        },
        { value: 'release_published', label: { de: 'Veröffentlichung: öffentlich', en: 'Release: public' } },
        { value: 'release_failed', label: { de: 'Veröffentlichung: gescheitert', en: 'Release: failed' } },
      ],
    },
    subject: {
      kind: 'text',
      localized: true,
      required: true,
      limit: 200,
      label: { de: 'Betreff', en: 'Subject' },
    },
    body: {
      kind: 'text',
      localized: true,
      required: true,
      lines: 12,
      limit: 4000,
      label: { de: 'Text', en: 'Text' },
      hint: {
        de: 'Absätze durch eine leere Zeile trennen. {name} wird zum Namen von Konzert, Person oder Veröffentlichung, {facts} zu Zeit und Ort oder Umfang, {sale} zum Beginn des Vorverkaufs, {note} zum Hinweis einer Änderung oder Ihrer Antwort auf einen Hinweis, {form} zum Formular, {house} zum Haus. {link} steht allein in einem Absatz, wo die Schaltfläche stehen soll; ohne es steht sie am Ende.',
        en: 'Separate paragraphs by an empty line. {name} becomes the name of the concert, person or release, {facts} time and place or extent, {sale} the start of the sale, {note} the note of a change or your answer to a correction, {form} the form, {house} the house. {link} stands alone in a paragraph where the button should be; without it the button comes last.',
      },
    },
  },
  list: { columns: ['mail', 'subject'], search: ['subject', 'body'], order: 'mail' },
})
