/** The size of every picture of the handbook, in CSS pixels and in those of its file. */
export const pictureSize = { width: 1120, height: 700 } as const
