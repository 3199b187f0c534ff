import { isLanguage } from '#i18n/languages.ts'
import type { formMessages } from '../messages/forms.ts'

type Words = (typeof formMessages)['de']

/** The name of a part of a form in the editor. */
export function nameOfPart(part: string, { settings, mails, tabs }: Words): string {
  const names: Record<string, string> = {
    title: settings.title,
    slug: settings.slug,
    intro: settings.intro,
    button_text: settings.buttonText,
    response_text: settings.responseText,
    redirect_url: settings.redirectUrl,
    is_online: settings.isOnline,
    published_from: settings.from,
    published_to: settings.to,
    login_required: settings.loginRequired,
    sender: mails.sender,
    send_to: mails.sendTo,
    copies_to: mails.copiesTo,
    subject: mails.subject,
    confirms_receipt: mails.confirmsReceipt,
    receipt_text: mails.receiptText,
    needs_confirmation: mails.needsConfirmation,
    retention_days: settings.retention,
    fields: tabs.fields,
  }
  return names[part] ?? part
}

/** The name of a part of a field in the editor. */
function nameOfFieldPart(part: string, { fields }: Words): string {
  const names: Record<string, string> = {
    label: fields.label,
    slug: fields.slug,
    field_type: fields.type,
    required: fields.isRequired,
    visible: fields.isVisible,
    choices: fields.choices,
    default: fields.default,
    placeholder_text: fields.placeholder,
    help_text: fields.help,
    condition: fields.condition,
  }
  return names[part] ?? part
}

/** The label for a dotted name such as `title.de` or `fields.2.choices.en.0`, with its language. */
export function nameOfValue(name: string, messages: Words): string {
  const [first = '', ...rest] = name.split('.')
  const [, part] = rest
  const label = first === 'fields' && part ? nameOfFieldPart(part, messages) : nameOfPart(first, messages)
  const language = rest.find(isLanguage)
  return language ? `${label} (${messages.languages[language]})` : label
}
