import type { HouseSettings } from '#domain/house/index.server.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { formatMailbox } from './mailbox.ts'

/** The content of a mail: paragraphs, links and tables in order, and the small print below the house's name. */
export type Letter = {
  subject: string
  body: (string | MailLink | MailRows)[]
  small: (string | MailLink)[]
}
type MailLink = { text: string; href: string }
/** Labels with their values. */
type MailRows = { rows: { label: string; value: string }[] }

type House = Pick<HouseSettings, 'name' | 'street' | 'postal_code' | 'city' | 'phone' | 'email'>

/** A mail as plain text and as simple HTML, with name and address of the house at its end. */
export function writeMail(
  { subject, body, small }: Letter,
  house: House,
  language: Language,
): { subject: string; textBody: string; htmlBody: string } {
  const name = pickLanguage(house.name, language)
  const place = [house.street, [house.postal_code, house.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  const signature = [name, place, house.phone, house.email].flatMap((line) => line || [])
  const textBody = [...body.map(asText), `-- \r\n${signature.join('\r\n')}`, ...small.map(asText), ''].join(
    '\r\n\r\n',
  )
  const htmlBody = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:17px/1.5 Georgia,serif;color:#0f1114;background:#fcfcfa">',
    '<div style="max-width:36em;margin:0 auto">',
    ...body.map((part) =>
      typeof part === 'string'
        ? `<p style="white-space:pre-line">${escapeHtml(part)}</p>`
        : 'rows' in part
          ? rowsAsHtml(part)
          : `<p style="margin:28px 0"><a href="${escapeHtml(part.href)}" style="display:inline-block;padding:12px 22px;background:#0f1114;color:#ffffff;font:600 16px/1.3 sans-serif;text-decoration:none">${escapeHtml(part.text)}</a></p>`,
    ),
    `<p style="margin-top:40px;padding-top:16px;border-top:1px solid #d9d9d6;font:14px/1.5 sans-serif;color:#555a61">${signature.map(escapeHtml).join('<br>')}</p>`,
    ...small.map((part) =>
      typeof part === 'string'
        ? `<p style="font:14px/1.5 sans-serif;color:#555a61">${escapeHtml(part)}</p>`
        : `<p style="font:14px/1.5 sans-serif"><a href="${escapeHtml(part.href)}" style="color:#555a61">${escapeHtml(part.text)}</a></p>`,
    ),
    '</div></body></html>',
  ].join('\r\n')
  return { subject: subject.replaceAll(/\p{Cc}+/gu, ' '), textBody, htmlBody }
}

type Sender = Pick<HouseSettings, 'name' | 'email' | 'mail_sender' | 'mail_sender_name'>

/** The sender of the house's mails: as it is set, or else its own address, or else a no-reply address. */
export function houseMailbox(house: Sender, language: Language, publicOrigin: string): string {
  const address = house.mail_sender ?? house.email ?? `no-reply@${new URL(publicOrigin).hostname}`
  return formatMailbox({ name: senderName(house, language), address })
}

/** The name that mails come from, whatever their address. */
export function senderName(
  { name, mail_sender_name: own }: Pick<Sender, 'name' | 'mail_sender_name'>,
  language: Language,
): string {
  return pickLanguage(own, language) || pickLanguage(name, language)
}

function rowsAsHtml({ rows }: MailRows): string {
  return rows
    .map(
      ({ label, value }) =>
        `<p style="margin:16px 0"><span style="font:14px/1.5 sans-serif;color:#555a61">${escapeHtml(label)}</span><br><span style="white-space:pre-line">${escapeHtml(value)}</span></p>`,
    )
    .join('')
}

function asText(part: string | MailLink | MailRows): string {
  if (typeof part === 'object' && 'rows' in part)
    return part.rows
      .map(({ label, value }) => `${label}:\r\n${value.replaceAll(/^/gm, '  ').replaceAll('\n', '\r\n')}`)
      .join('\r\n\r\n')
  return typeof part === 'string' ? part : `${part.text}:\r\n${part.href}`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
