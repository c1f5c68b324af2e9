/** The model that the list begins with, and whose code stands for all. */
export const FIRST_MODEL = 'openai/gpt-oss-120b'
