/** What the page shows when it is not simply what is published; times are ISO instants. */
export type ShownAs =
  | { kind: 'draft'; isPublished: boolean }
  | { kind: 'version'; at: string; name: string }
  | { kind: 'preview'; until: string }
