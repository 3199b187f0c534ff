/** For how many days deleted pages, shared blocks and records can be restored; it is here because messages name it. */
export const trashDays = 90
