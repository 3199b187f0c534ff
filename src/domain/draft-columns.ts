/**
 * What a draft may say of the columns of a table. Its number and its dates of creation and change are the database's
 * own; `Internal` names what else only commands write.
 */
export type DraftColumns<
  Table extends { $inferInsert: object },
  Internal extends keyof Table['$inferInsert'] = never,
> = Omit<Table['$inferInsert'], 'id' | 'createdAt' | 'updatedAt' | Internal>
