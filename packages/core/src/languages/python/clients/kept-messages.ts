import type { Value, ValueObject } from '../../../values/value.ts'

/* What frameworks keep of messages that they make anew. */

/** Whether somebody speaks in a role: a tool that answers does not. */
export const isSpeaker = (role: Value | undefined): boolean =>
  ['assistant', 'developer', 'system', 'user'].includes(role as string)

/** Whether a message is a text of somebody, and has nothing beside. */
export const isText = ({ content, role, ...others }: ValueObject): boolean =>
  isSpeaker(role) && typeof content === 'string' && Object.keys(others).length === 0

/** Whether a message is a text of a system, a user or an assistant, who may have a name. */
export const isNamedText = ({ name = '', ...message }: ValueObject): boolean =>
  isText(message) && message.role !== 'developer' && typeof name === 'string'

/**
 * Whether a part of a message is a text or a picture, and has nothing beside.
 *
 * @param isAddress whether a framework keeps the `image_url`
 */
export const isTextOrPicture = (
  { type, text, image_url: image, ...others }: ValueObject,
  isAddress: (image: Value | undefined) => boolean,
): boolean =>
  Object.keys(others).length === 0 &&
  (type === 'text' ? typeof text === 'string' && image === undefined : type === 'image_url' && isAddress(image))
