/** Texts of the page of a model that cannot be shown, in English. */
export const texts = {
  title: 'Model not found',
  gatedTitle: 'This model is gated',
  unknownTitle: 'Couldn’t look up this model',
  leads: {
    off: 'The built-in catalog has no model with this name, and look-ups on Hugging Face are turned off on this site. Check the spelling: names have the form owner/name.',
    missing:
      'Neither the built-in catalog nor Hugging Face lists a model with this name. The model may be private. Check the spelling: names have the form owner/name.',
    gated:
      'Hugging Face shows this model’s record only to accounts with access. To show it here, this site needs a token (HUB_TOKEN) from an account that has accepted the model’s terms on Hugging Face.',
    unreachable:
      'The built-in catalog has no model with this name, and looking it up on Hugging Face failed, so we don’t know whether the model exists. Reload this page in a moment.',
    refused:
      'The built-in catalog has no model with this name, and we couldn’t look it up: Hugging Face rejected this site’s token.',
  },
  chooseTask: 'Task',
  chooseTaskHint: 'To get code, choose the model’s task. Anyone with access to the model can run the code.',
  showCode: 'Show the code',
  hubPage: 'Model page on Hugging Face',
  near: 'Similar models',
} as const
