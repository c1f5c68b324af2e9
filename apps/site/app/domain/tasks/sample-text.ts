/** The text that a demo's sample shows or says; undefined for one without words. */
export const sampleText = (samples: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(samples, name) ? samples[name] : undefined
