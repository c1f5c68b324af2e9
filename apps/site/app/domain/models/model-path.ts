/** The address of a model's page: segments are encoded, slashes between them stay. */
export const modelPath = (id: string): string => `/models/${id.split('/').map(encodeSegment).join('/')}`

/** The model's page on the hub. */
export const hubAddress = (id: string): string => `https://huggingface.co${modelPath(id).slice('/models'.length)}`

// A lone surrogate has no percent encoding. `.` and `..`, even encoded, walk along a path; no hub has such names.
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/^\.{1,2}$/, '_')
