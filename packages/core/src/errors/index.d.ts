export { CAUSES, type Cause, type CauseId, type CauseSource, causeOf } from './causes.ts';
export { type ErrorExplanation, explainError, LONGEST_ERROR_TEXT, readErrorMessage } from './explain.ts';
export { withoutSecrets } from './secrets.ts';
