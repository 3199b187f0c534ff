import type { Localized } from '#i18n/languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  title: 'Kommentare',
  /** A request for review counts, too. */
  count: (count: number) => `Kommentare: ${count} offen`,
  none: 'Noch keine Kommentare. Nur die Redaktion sieht, was hier steht.',
  wholePage: 'Zur ganzen Seite',
  goneBlock: 'Zu einem gelöschten Block',
  about: (block: string) => `Zu: ${block}`,
  block: (name: string, words: string) => (words === '' ? name : `${name} „${words}“`),
  comment: 'Kommentar',
  hint: 'Mit @ und einem Namen sagen Sie jemandem per E-Mail Bescheid.',
  send: 'Kommentieren',
  answer: 'Antworten',
  answerTo: (name: string) => `Antwort an ${name}`,
  resolve: 'Erledigt',
  reopen: 'Wieder öffnen',
  remove: 'Löschen',
  removeOf: (text: string) => `Kommentar „${text}“ löschen`,
  resolved: (count: number) => `Erledigt (${count})`,
  resolvedBy: (name: string) => `erledigt von ${name}`,
  somebody: 'Jemand',
  people: 'Wen möchten Sie erwähnen?',
  failed: 'Das ließ sich nicht speichern. Ihr Text steht noch hier.',
  onBlock: (comments: number, suggestions: number) =>
    [
      ...(comments > 0 ? [comments === 1 ? '1 Kommentar' : `${comments} Kommentare`] : []),
      ...(suggestions > 0 ? [suggestions === 1 ? '1 Vorschlag' : `${suggestions} Vorschläge`] : []),
    ].join(' und ') + ' zu diesem Block',
  add: 'Kommentieren',
  suggest: 'Änderung vorschlagen',
  noText: 'Hier gibt es keinen Text, für den man etwas vorschlagen kann.',
  review: {
    ask: 'Um Prüfung bitten',
    intro: 'Redakteur:innen erhalten eine E-Mail mit dem Link zu diesem Entwurf.',
    who: 'Wer soll prüfen?',
    everybody: 'Alle Redakteur:innen',
    note: 'Nachricht (wenn gewünscht)',
    send: 'Anfrage senden',
    open: (by: string, reviewer: string | null) =>
      reviewer === null ? `${by} bittet um Prüfung.` : `${by} bittet ${reviewer} um Prüfung.`,
    withdraw: 'Anfrage zurückziehen',
    return: 'Zurückgeben, ohne zu veröffentlichen',
    sent: 'Die Anfrage ist unterwegs.',
    ended: 'Die Anfrage ist beendet.',
  },
}

const en: typeof de = {
  title: 'Comments',
  count: (count) => `Comments: ${count} open`,
  none: 'No comments yet. Only editors and authors can see what is written here.',
  wholePage: 'About the whole page',
  goneBlock: 'About a deleted block',
  about: (block) => `About: ${block}`,
  block: (name, words) => (words === '' ? name : `${name} “${words}”`),
  comment: 'Comment',
  hint: 'Type @ and a name to notify someone by e-mail.',
  send: 'Comment',
  answer: 'Reply',
  answerTo: (name) => `Reply to ${name}`,
  resolve: 'Resolve',
  reopen: 'Reopen',
  remove: 'Delete',
  removeOf: (text) => `Delete the comment “${text}”`,
  resolved: (count) => `Resolved (${count})`,
  resolvedBy: (name) => `resolved by ${name}`,
  somebody: 'Someone',
  people: 'Who would you like to mention?',
  failed: 'This could not be saved. Your text is still here.',
  onBlock: (comments, suggestions) =>
    [
      ...(comments > 0 ? [comments === 1 ? '1 comment' : `${comments} comments`] : []),
      ...(suggestions > 0 ? [suggestions === 1 ? '1 suggestion' : `${suggestions} suggestions`] : []),
    ].join(' and ') + ' on this block',
  add: 'Comment',
  suggest: 'Suggest a change',
  noText: 'There is no text here for which something could be suggested.',
  review: {
    ask: 'Ask for a review',
    intro: 'Editors receive an e-mail with a link to this draft.',
    who: 'Who should review it?',
    everybody: 'All editors',
    note: 'Message (optional)',
    send: 'Send the request',
    open: (by, reviewer) =>
      reviewer === null ? `${by} asks for a review.` : `${by} asks ${reviewer} for a review.`,
    withdraw: 'Withdraw the request',
    return: 'Return without publishing',
    sent: 'The request is on its way.',
    ended: 'The request is closed.',
  },
}

export const commentMessages: Localized<typeof de> = inHouse('commentMessages', { de, en })
