import type { Value, ValueObject } from '../../../values/value.ts';
/** Whether somebody speaks in a role: a tool that answers does not. */
export declare const isSpeaker: (role: Value | undefined) => boolean;
/** Whether a message is a text of somebody, and has nothing beside. */
export declare const isText: ({ content, role, ...others }: ValueObject) => boolean;
/** Whether a message is a text of a system, a user or an assistant, who may have a name. */
export declare const isNamedText: ({ name, ...message }: ValueObject) => boolean;
/**
 * Whether a part of a message is a text or a picture, and has nothing beside.
 *
 * @param isAddress whether a framework keeps the `image_url`
 */
export declare const isTextOrPicture: ({ type, text, image_url: image, ...others }: ValueObject, isAddress: (image: Value | undefined) => boolean) => boolean;
