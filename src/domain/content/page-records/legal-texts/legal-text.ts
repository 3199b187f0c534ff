/** Headlines with their paragraphs; the first part may have no headline. */
export type LegalText = readonly (readonly [headline: string, paragraphs: readonly string[]])[]
