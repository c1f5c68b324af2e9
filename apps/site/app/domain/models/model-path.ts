/** The address of a model's page: segments are encoded, slashes between them stay. */
export const modelPath = (id: string): string => `/models/${id.split('/').map(encodeSegment).join('/')}`

/** The pages of a model, by the end of their addresses. */
export const MODEL_TABS = ['', 'run-locally', 'coding-agents'] as const
export type ModelTab = (typeof MODEL_TABS)[number]

/** The URL of one of a model's pages. If the model has no owner, a hyphen replaces the second part of its ID. */
export const modelTabPath = (id: string, tab: ModelTab): string =>
  tab === '' ? modelPath(id) : `${modelPath(id.includes('/') ? id : `${id}/-`)}/${tab}`

/** The model's page on the hub. */
export const hubAddress = (id: string): string => `https://huggingface.co${modelPath(id).slice('/models'.length)}`

// A lone surrogate has no percent encoding. `.` and `..`, even encoded, walk along a path; no hub has such names.
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/^\.{1,2}$/, '_')
