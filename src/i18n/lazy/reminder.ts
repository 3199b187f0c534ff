import type { Localized } from '../languages.ts'

const de = {
  title: 'An den Vorverkauf erinnern',
  intro: (moment: string) =>
    `Der Vorverkauf beginnt am ${moment}. Wenn Sie möchten, schreiben wir Ihnen dann eine E-Mail.`,
  email: 'E-Mail-Adresse',
  trap: 'Bitte leer lassen',
  privacy:
    'Wir verwenden die Adresse nur für diese Erinnerung und löschen sie danach. In jeder Nachricht steht ein Link, mit dem Sie sie sofort entfernen.',
  send: 'Erinnern',
  sending: 'Wird gesendet …',
  sentTitle: 'Fast fertig',
  sent: 'Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie darin innerhalb von 48 Stunden, dass wir Sie erinnern dürfen.',
  wait: 'Das ging zu schnell oder zu oft. Bitte warten Sie einen Moment und senden Sie es dann noch einmal.',
  over: 'Für dieses Konzert steht kein Vorverkauf mehr bevor.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.',
  refused: 'Das Formular kam nicht von dieser Seite. Bitte senden Sie es noch einmal.',
  confirmTitle: 'Erinnerung bestätigen',
  confirmText: 'Mit einem Klick bestätigen Sie, dass wir Sie an den Beginn des Vorverkaufs erinnern dürfen.',
  confirm: 'Ja, bitte erinnern',
  confirmedTitle: 'Wir erinnern Sie',
  confirmedText: (moment: string | null) =>
    moment === null
      ? 'Sobald der Vorverkauf beginnt, bekommen Sie eine E-Mail von uns.'
      : `Am ${moment} bekommen Sie eine E-Mail von uns.`,
  removeTitle: 'Erinnerung löschen',
  removeText: 'Ihre Adresse wird sofort gelöscht. Sie bekommen zu diesem Vorverkauf keine Nachricht.',
  remove: 'Erinnerung löschen',
  removedTitle: 'Gelöscht',
  removedText: 'Ihre Adresse ist gelöscht. Wir schreiben Ihnen dazu nicht mehr.',
  expiredTitle: 'Dieser Link gilt nicht mehr',
  expiredText:
    'Er wurde nicht innerhalb von 48 Stunden bestätigt, oder die Erinnerung ist schon gelöscht. Beim Konzert können Sie sich eine neue bestellen.',
  toConcert: 'Zum Konzert',
  toProgramme: 'Zum Programm',
}

const en: typeof de = {
  title: 'Remind me of the sale',
  intro: (moment) => `The sale starts on ${moment}. If you like, we will write you an e-mail then.`,
  email: 'E-mail address',
  trap: 'Please leave empty',
  privacy:
    'We use the address for this reminder only and delete it afterwards. Each message has a link by which you remove it at once.',
  send: 'Remind me',
  sending: 'Sending …',
  sentTitle: 'Almost done',
  sent: 'We have sent you an e-mail. Please confirm in it within 48 hours that we may remind you.',
  wait: 'That was too fast or too often. Please wait a moment and send it again.',
  over: 'No sale lies ahead for this concert any more.',
  failed: 'That did not work. Please try again later.',
  refused: 'The form did not come from this page. Please send it again.',
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
  removedTitle: 'Deleted',
  removedText: 'Your address is deleted. We will not write to you about this any more.',
  expiredTitle: 'This link is no longer valid',
  expiredText:
    'It was not confirmed within 48 hours, or the reminder has been deleted already. You can ask for a new one at the concert.',
  toConcert: 'To the concert',
  toProgramme: 'To the programme',
}

/** The messages of presale reminders: the form, and the pages behind the links in their mails. */
export const reminderMessages: Localized<typeof de> = { de, en }
