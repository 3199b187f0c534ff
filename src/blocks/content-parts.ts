type Placed = { type: string; fields: Record<string, unknown>; children: Placed[] }

/**
 * The names of the parts that content may have to be fetched with: the kinds of block in it, and such of their variants
 * as come apart (`teaser-list-slide`). What is no part is passed over by those who fetch. Staff get the marks, too, that
 * stand where something is missing.
 */
export function partsIn(blocks: Placed[], isStaff: boolean): string[] {
  const names = new Set(blocks.flatMap(namesIn))
  return ['content', ...(isStaff ? ['missing-block'] : []), ...[...names].toSorted()]
}

/** What several kinds of block have in them, and comes apart from each. */
const sharedParts: Partial<Record<string, readonly string[]>> = Object.fromEntries(
  ['audio', 'video', 'video-item', 'viewer', 'social-media', 'starmate', 'reservation'].map((type) => [
    type,
    ['external-media'],
  ]),
)

function namesIn({ type, fields, children }: Placed): string[] {
  const { extra_class: variant } = fields
  const isLateVariant = typeof variant === 'string' && variant.startsWith('slide')
  return [
    type,
    ...(sharedParts[type] ?? []),
    ...(isLateVariant ? [`${type}-${variant}`] : []),
    ...children.flatMap(namesIn),
  ]
}
