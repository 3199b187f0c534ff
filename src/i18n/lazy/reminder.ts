import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

/** What depends on what a visitor wants to be told: the start of a sale, or that tickets were returned. */
type KindMessages = {
  title: string
  privacy: string
  send: string
  over: string
  confirmTitle: string
  confirmText: string
  confirm: string
  confirmedTitle: string
  confirmedText: (moment: string | null) => string
  removeTitle: string
  removeText: string
  remove: string
}

const saleDe: KindMessages = {
  title: 'An den Vorverkauf erinnern',
  privacy:
    'Wir verwenden die Adresse nur für diese Erinnerung und löschen sie danach. In jeder Nachricht steht ein Link, mit dem Sie sie sofort entfernen.',
  send: 'Erinnern',
  over: 'Für dieses Konzert steht kein Vorverkauf mehr bevor.',
  confirmTitle: 'Erinnerung bestätigen',
  confirmText: 'Mit einem Klick bestätigen Sie, dass wir Sie an den Beginn des Vorverkaufs erinnern dürfen.',
  confirm: 'Ja, bitte erinnern',
  confirmedTitle: 'Wir erinnern Sie',
  confirmedText: (moment) =>
    moment === null
      ? 'Sobald der Vorverkauf beginnt, bekommen Sie eine E-Mail von uns.'
      : `Am ${moment} bekommen Sie eine E-Mail von uns.`,
  removeTitle: 'Erinnerung löschen',
  removeText: 'Ihre Adresse wird sofort gelöscht. Sie bekommen zu diesem Vorverkauf keine Nachricht.',
  remove: 'Erinnerung löschen',
}

const returnedDe: KindMessages = {
  title: 'Warteliste',
  privacy:
    'Wir verwenden die Adresse nur für diese Warteliste und löschen sie spätestens zum Konzert. In jeder Nachricht steht ein Link, mit dem Sie sie sofort entfernen.',
  send: 'Auf die Warteliste',
  over: 'Die Warteliste dieses Konzerts nimmt gerade niemanden auf. Sehen Sie auf seiner Seite nach, ob es wieder Karten gibt.',
  confirmTitle: 'Warteliste bestätigen',
  confirmText:
    'Mit einem Klick bestätigen Sie, dass wir Ihnen schreiben dürfen, wenn Karten für dieses Konzert zurückkommen.',
  confirm: 'Ja, auf die Warteliste',
  confirmedTitle: 'Sie stehen auf der Warteliste',
  confirmedText: () =>
    'Kommen Karten zurück, schreiben wir der Reihe nach so vielen, wie es Karten gibt. Reserviert ist damit nichts: Wer zuerst kauft, bekommt sie.',
  removeTitle: 'Von der Warteliste gehen',
  removeText: 'Ihre Adresse wird sofort gelöscht. Sie bekommen keine Nachricht, wenn Karten zurückkommen.',
  remove: 'Von der Warteliste gehen',
}

const de = {
  sale: saleDe,
  returned_tickets: returnedDe,
  intro: (moment: string) =>
    `Der Vorverkauf beginnt am ${moment}. Wenn Sie möchten, schreiben wir Ihnen dann eine E-Mail.`,
  waitingIntro:
    'Das Konzert ist ausverkauft. Kommen Karten zurück, schreiben wir der Reihe nach so vielen auf der Warteliste, wie es Karten gibt. Reserviert ist damit nichts.',
  email: 'E-Mail-Adresse',
  trap: 'Bitte leer lassen',
  sending: 'Wird gesendet …',
  sentTitle: 'Fast fertig',
  sent: 'Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie darin innerhalb von 48 Stunden, dass wir Ihnen schreiben dürfen.',
  wait: 'Das ging zu schnell oder zu oft. Bitte warten Sie einen Moment und senden Sie es dann noch einmal.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.',
  refused: 'Das Formular kam nicht von dieser Seite. Bitte senden Sie es noch einmal.',
  removedTitle: 'Gelöscht',
  removedText: 'Ihre Adresse ist gelöscht. Wir schreiben Ihnen dazu nicht mehr.',
  expiredTitle: 'Dieser Link gilt nicht mehr',
  expiredText:
    'Er wurde nicht innerhalb von 48 Stunden bestätigt, oder Ihre Adresse ist schon gelöscht. Beim Konzert können Sie sich neu eintragen.',
  toConcert: 'Zum Konzert',
  toProgramme: 'Zum Programm',
}

const saleEn: KindMessages = {
  title: 'Remind me of the sale',
  privacy:
    'We use the address for this reminder only and delete it afterwards. Each message has a link by which you remove it at once.',
  send: 'Remind me',
  over: 'No sale lies ahead for this concert any more.',
  confirmTitle: 'Confirm the reminder',
  confirmText: 'With one click you confirm that we may remind you of the start of the sale.',
  confirm: 'Yes, remind me',
  confirmedTitle: 'We will remind you',
  confirmedText: (moment) =>
    moment === null
      ? 'As soon as the sale starts, you will get an e-mail from us.'
      : `On ${moment} you will get an e-mail from us.`,
  removeTitle: 'Delete the reminder',
  removeText: 'Your address is deleted at once. You will get no message about this sale.',
  remove: 'Delete the reminder',
}

const returnedEn: KindMessages = {
  title: 'Waiting list',
  privacy:
    'We use the address for this waiting list only and delete it by the time of the concert. Each message has a link by which you remove it at once.',
  send: 'Join the waiting list',
  over: 'The waiting list of this concert takes nobody at the moment. See on its page whether there are tickets again.',
  confirmTitle: 'Confirm the waiting list',
  confirmText:
    'With one click you confirm that we may write to you when tickets for this concert are returned.',
  confirm: 'Yes, join the waiting list',
  confirmedTitle: 'You are on the waiting list',
  confirmedText: () =>
    'When tickets are returned, we write to as many people in turn as there are tickets. Nothing is reserved by that: whoever buys first gets them.',
  removeTitle: 'Leave the waiting list',
  removeText: 'Your address is deleted at once. You will get no message when tickets are returned.',
  remove: 'Leave the waiting list',
}

const en: typeof de = {
  sale: saleEn,
  returned_tickets: returnedEn,
  intro: (moment) => `The sale starts on ${moment}. If you like, we will write you an e-mail then.`,
  waitingIntro:
    'The concert is sold out. When tickets are returned, we write to as many people on the waiting list in turn as there are tickets. Nothing is reserved by that.',
  email: 'E-mail address',
  trap: 'Please leave empty',
  sending: 'Sending …',
  sentTitle: 'Almost done',
  sent: 'We have sent you an e-mail. Please confirm in it within 48 hours that we may write to you.',
  wait: 'That was too fast or too often. Please wait a moment and send it again.',
  failed: 'That did not work. Please try again later.',
  refused: 'The form did not come from this page. Please send it again.',
  removedTitle: 'Deleted',
  removedText: 'Your address is deleted. We will not write to you about this any more.',
  expiredTitle: 'This link is no longer valid',
  expiredText:
    'It was not confirmed within 48 hours, or your address has been deleted already. You can enter it anew at the concert.',
  toConcert: 'To the concert',
  toProgramme: 'To the programme',
}

/** The messages of reminders and waiting lists: the form, and the pages behind the links in their mails. */
export const reminderMessages: Localized<typeof de> = inHouse('reminderMessages', { de, en })
