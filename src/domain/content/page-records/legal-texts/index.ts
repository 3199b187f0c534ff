import type { Localized } from '#i18n/languages.ts'
import type { FixedPageId } from '#routing/table.ts'
import { accessibilityTexts } from './accessibility.ts'
import { imprintTexts } from './imprint.ts'
import type { LegalText } from './legal-text.ts'
import { privacyTexts } from './privacy.ts'
import { termsTexts } from './terms.ts'

/**
 * The templates of the pages that the law requires of a concert hall in Germany. What only the house knows is in square
 * brackets. They are no legal advice, and say so at their beginning.
 */
export const legalTexts = {
  imprint: imprintTexts,
  privacy: privacyTexts,
  terms: termsTexts,
  accessibility: accessibilityTexts,
} satisfies Partial<Record<FixedPageId, Localized<LegalText>>>
