import type { Localized } from '#i18n/languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  title: (block: string) => `Vorschlag: ${block}`,
  intro:
    'Der Entwurf bleibt, wie er ist. Ihr Wortlaut steht als Vorschlag daneben, bis jemand ihn annimmt oder ablehnt.',
  which: 'Welcher Text?',
  reason: 'Begründung (wenn gewünscht)',
  send: 'Vorschlagen',
  sent: 'Der Vorschlag steht bei den Kommentaren.',
  unchanged: 'Der Text ist noch unverändert.',
  tooLong: 'So passt der Text nicht in diesen Block, weil er zu lang ist.',
  lose: {
    title: 'Vorschlag verwerfen?',
    text: 'Was Sie geschrieben haben, ist noch nicht abgeschickt und geht verloren.',
    action: 'Verwerfen',
  },
  suggests: (field: string) => `Vorschlag für „${field}“`,
  /** For screen readers, which hardly mention how words are marked. */
  spoken: {
    removed: (words: string) => `Entfällt: „${words}“.`,
    added: (words: string) => `Neu: „${words}“.`,
  },
  sameWords: 'Die Wörter bleiben gleich, nur die Formatierung ändert sich.',
  merged:
    'Der Text hat sich seither an anderer Stelle geändert. Beim Annehmen bleiben beide Änderungen erhalten.',
  contained: 'Der Text enthält diese Wörter schon.',
  outdated:
    'Der Text hat sich seither an derselben Stelle geändert. Deshalb lässt sich der Vorschlag nur von Hand übernehmen.',
  now: 'So steht es jetzt im Entwurf',
  suggested: 'So war es vorgeschlagen',
  emptyText: '(leer)',
  gone: 'Der Text, um den es geht, wurde gelöscht.',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',
  close: 'Schließen, weil der Text fehlt',
  markAccepted: 'Als angenommen vermerken',
  byHand: 'Von Hand übernommen',
  toText: 'Zum Text',
  answer: 'Antwort (wenn gewünscht)',
  keepOpen: 'Doch nicht',
  ofWhom: (action: string, name: string) => `${action}: Vorschlag von ${name}`,
  step: (block: string) => `Vorschlag angenommen: ${block}`,
  done: {
    accepted: 'Angenommen. Der Text steht im Entwurf.',
    declined: 'Abgelehnt.',
    withdrawn: 'Zurückgezogen.',
    obsolete: 'Geschlossen.',
  },
  settled: {
    accepted: (name: string) => `Angenommen von ${name}`,
    declined: (name: string) => `Abgelehnt von ${name}`,
    withdrawn: (name: string) => `Zurückgezogen von ${name}`,
    obsolete: (name: string) => `Geschlossen von ${name}, weil der Text gelöscht wurde`,
  },
  settledBefore: 'Über diesen Vorschlag hat inzwischen jemand entschieden. Der Text ist unverändert.',
  changedNow: 'Der Text hat sich gerade geändert. Bitte sehen Sie sich den Vorschlag noch einmal an.',
  notSaved:
    'Der Text ist geändert, aber noch nicht gespeichert. Der Vorschlag bleibt offen, bis Sie ihn als angenommen vermerken.',
}

const en: typeof de = {
  title: (block) => `Suggestion: ${block}`,
  intro:
    'The draft stays as it is. Your wording is kept beside it as a suggestion until someone accepts or declines it.',
  which: 'Which text?',
  reason: 'Reason (optional)',
  send: 'Suggest',
  sent: 'The suggestion is among the comments.',
  unchanged: 'The text has not been changed yet.',
  tooLong: 'The text is too long for this block.',
  lose: {
    title: 'Discard the suggestion?',
    text: 'What you have written has not been sent yet and will be lost.',
    action: 'Discard',
  },
  suggests: (field) => `Suggestion for “${field}”`,
  spoken: {
    removed: (words) => `Removed: “${words}”.`,
    added: (words) => `Added: “${words}”.`,
  },
  sameWords: 'The words stay the same, only the formatting changes.',
  merged: 'Another part of the text has changed since then. Accepting keeps both changes.',
  contained: 'The text already has these words.',
  outdated:
    'The same part of the text has changed since then. The suggestion can only be taken over by hand.',
  now: 'The draft now says',
  suggested: 'The suggestion was',
  emptyText: '(empty)',
  gone: 'The text that this is about was deleted.',
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  close: 'Close, because the text is gone',
  markAccepted: 'Mark as accepted',
  byHand: 'Taken over by hand',
  toText: 'Go to the text',
  answer: 'Answer (optional)',
  keepOpen: 'Cancel',
  ofWhom: (action, name) => `${action}: suggestion by ${name}`,
  step: (block) => `Suggestion accepted: ${block}`,
  done: {
    accepted: 'Accepted. The text is in the draft.',
    declined: 'Declined.',
    withdrawn: 'Withdrawn.',
    obsolete: 'Closed.',
  },
  settled: {
    accepted: (name) => `Accepted by ${name}`,
    declined: (name) => `Declined by ${name}`,
    withdrawn: (name) => `Withdrawn by ${name}`,
    obsolete: (name) => `Closed by ${name}, because the text was deleted`,
  },
  settledBefore: 'Someone has decided on this suggestion in the meantime. The text is unchanged.',
  changedNow: 'The text has just changed. Please look at the suggestion again.',
  notSaved:
    'The text is changed, but not saved yet. The suggestion stays open until you mark it as accepted.',
}

export const suggestionMessages: Localized<typeof de> = inHouse('suggestionMessages', { de, en })
