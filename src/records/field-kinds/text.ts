import { z } from '@hono/zod-openapi'
import { isEmailAddress, isWebAddress } from '#contracts/form-answers.ts'
import { line, localizedText } from '#contracts/shared.ts'
import { readUncertainDate } from '#i18n/uncertain-dates.ts'
import type { TextFormat } from '../field.ts'
import type { FieldKind } from './field-kind.ts'

export const text: FieldKind<'text'> = {
  input: (field) => {
    const german = textSchema(field, field.required === true)
    return field.localized ? z.object({ de: german, en: textSchema(field, false) }) : german
  },
  output: ({ localized }) => (localized ? localizedText : z.string()),
  sample: ({ localized, format, limit }, serial) => {
    const sample = format ? samples[format](serial) : `Probe ${serial}`.slice(0, limit)
    return localized ? { de: sample, en: '' } : sample
  },
}

/** The schema of one text, of one line unless `lines` says otherwise. */
export function textSchema(
  { lines, limit, format }: { lines?: number; limit: number; format?: TextFormat | undefined },
  isRequired: boolean,
): z.ZodType<string> {
  const plain = lines === undefined ? line(limit) : z.string().trim().max(limit)
  const bounded = isRequired ? plain.min(1, { error: 'required' }) : plain
  if (format === undefined) return bounded
  const { error, isValid, storedAs } = formats[format]
  const valid = bounded.refine((typed) => typed === '' || isValid(typed), { error })
  return storedAs ? valid.transform((typed) => (typed === '' ? '' : storedAs(typed))) : valid
}

/** Only programs on the same machine may be reached without encryption: the demo shop, and tests. */
function isSafeAddress(typed: string): boolean {
  const url = URL.parse(typed)
  if (!url || url.username !== '' || url.password !== '') return false
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol === 'https:' ? isLocal || isWebAddress(typed) : url.protocol === 'http:' && isLocal
}
const isOrigin = (typed: string) => isSafeAddress(typed) && URL.parse(typed)?.origin === typed.toLowerCase()

const isOwnPath = (typed: string) => /^\/(?![/\\])[^\s\\]*$/.test(typed)
/** `storedAs` is the stored form of a valid text, if that is another one. */
const formats: Record<
  TextFormat,
  { error: string; isValid: (typed: string) => boolean; storedAs?: (typed: string) => string }
> = {
  email: { error: 'email', isValid: isEmailAddress },
  url: { error: 'url', isValid: isWebAddress },
  origin: { error: 'origin', isValid: isOrigin },
  script: { error: 'script', isValid: isSafeAddress },
  tel: { error: 'tel', isValid: (typed) => /^[+(]?[\d\s()/.–-]{3,}$/.test(typed) },
  colour: { error: 'colour', isValid: (typed) => /^#[\da-f]{6}$/i.test(typed) },
  path: { error: 'path', isValid: isOwnPath },
  target: { error: 'target', isValid: (typed) => isOwnPath(typed) || typed.startsWith('https://') },
  uncertain_date: {
    error: 'uncertain_date',
    isValid: (typed) => readUncertainDate(typed) !== null,
    storedAs: (typed) => readUncertainDate(typed) ?? typed,
  },
}
const samples: Record<TextFormat, (serial: number) => string> = {
  email: (serial) => `probe${serial}@example.org`,
  url: (serial) => `https://example.org/${serial}`,
  origin: (serial) => `https://shop-${serial}.example.org`,
  script: (serial) => `https://count-${serial}.example.org/script.js`,
  tel: (serial) => `+49 30 1000${serial}`,
  colour: () => '#1f3a5f',
  path: (serial) => `/de/probe-${serial}`,
  target: (serial) => `/de/ziel-${serial}`,
  uncertain_date: (serial) => `${1000 + (serial % 1000)}~`,
}
