/** The address of a task's page. */
export const taskPath = (id: string): string => `/tasks/${encodeURIComponent(id)}`
