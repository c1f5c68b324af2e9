import type { Value, ValueObject } from '../../../values/value.ts'

/* What frameworks keep of messages that they rebuild. */

/** Checks whether a role is a speaker's; a tool's isn't. */
export const isSpeaker = (role: Value | undefined): boolean =>
  ['assistant', 'developer', 'system', 'user'].includes(role as string)

/** Checks whether a message is a speaker's text, without other fields. */
export const isText = ({ content, role, ...others }: ValueObject): boolean =>
  isSpeaker(role) && typeof content === 'string' && Object.keys(others).length === 0

/**
 * Checks whether a part of a message is text or an image, without other fields.
 *
 * @param isAddress checks whether a framework keeps the `image_url`
 */
export const isTextOrPicture = (
  { type, text, image_url: image, ...others }: ValueObject,
  isAddress: (image: Value | undefined) => boolean,
): boolean =>
  Object.keys(others).length === 0 &&
  (type === 'text' ? typeof text === 'string' && image === undefined : type === 'image_url' && isAddress(image))
