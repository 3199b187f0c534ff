/** Requests of persons about the data stored about them, by their e-mail address. */
export { deletePersonalData } from './delete-personal-data.server.ts'
export { findPersonalData } from './find-personal-data.server.ts'
