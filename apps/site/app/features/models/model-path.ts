/** The address of a model's page: segments are encoded, slashes between them stay. */
export const modelPath = (id: string): string => `/models/${id.split('/').map(encodeSegment).join('/')}`

// A lone surrogate has no percent encoding; dots alone would walk up the path.
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/^\.+$/, (dots) => '%2E'.repeat(dots.length))
