/** What the page shows if it is not the published state; times are ISO instants. */
export type ShownAs =
  | { kind: 'draft'; isPublished: boolean }
  | { kind: 'version'; at: string; name: string }
  | { kind: 'preview'; until: string }
