/**
 * A deeply frozen copy of data: lists and objects are copied, and everything else (texts, numbers, nodes, functions) is
 * taken over as it is. An object that holds itself ends at the place where it stands again.
 */
export declare const frozenCopy: <Data>(data: Data) => Data;
