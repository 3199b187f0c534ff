/**
 * The columns of a table that a draft may set. Id and timestamps are set by the database; `Internal` names further
 * columns that only commands write.
 */
export type DraftColumns<
  Table extends { $inferInsert: object },
  Internal extends keyof Table['$inferInsert'] = never,
> = Omit<Table['$inferInsert'], 'id' | 'createdAt' | 'updatedAt' | Internal>
