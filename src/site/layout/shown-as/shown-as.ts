/** What the page shows if it is not the published state; times are ISO instants. */
export type ShownAs =
  | { kind: 'draft'; isPublished: boolean }
  | { kind: 'version'; at: string; name: string }
  | { kind: 'preview'; until: string }
  /** The site with a release, at its minute, or with one that has none yet. */
  | { kind: 'release'; name: string; at: string | null; until: string }
