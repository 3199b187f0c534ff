export type ButtonTextSize = 'small' | 'medium' | 'large'

/**
 * The width class of a button's text, by its number of characters: up to 12 small, under 24 medium, otherwise large
 * (specification, section 2). Short texts get wider padding, long ones get a smaller one and may wrap.
 */
export function buttonTextSize(text: string): ButtonTextSize {
  const length = Array.from(text.trim()).length
  if (length <= 12) return 'small'
  return length < 24 ? 'medium' : 'large'
}
