import type { Layout } from '#operations/index.ts'

/** The arrangements of a container's columns, in the order in which they are offered (specification, section 3). */
export const layouts: readonly Layout[] = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25']
export type { Layout }
