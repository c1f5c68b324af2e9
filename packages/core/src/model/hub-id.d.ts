/**
 * Whether a text has the form of a model's id on the hub: a name, or an owner and a name with a slash between them. The
 * rule is that of `huggingface_hub.utils.validate_repo_id` (release 2.4): letters, digits, `_`, `-` and `.`, with none of
 * the latter two at an end or twice in a row. Clients take other texts for an address and send the token there.
 *
 * @example
 * isHubId('Qwen/Qwen3-8B') // true
 * isHubId('http://example.com/steal') // false
 */
export declare function isHubId(text: string): boolean;
/**
 * Why an id is none of the hub, in the words of every surface; undefined for one that is. Clients and libraries take
 * other texts for an address, a folder or an option.
 *
 * @example
 * problemOfId('//example.com/share') // 'expected an id as the hub has it, owner/name, got "//example.com/share"'
 */
export declare function problemOfId(id: unknown): string | undefined;
/** What is said of an id of another form. */
export declare const NO_HUB_ID = "expected an id as the hub has it, owner/name";
/**
 * Whether a text can be no id of the hub, no address and no option, only a folder or a file of the reader's own. What
 * begins with two slashes, of either kind, is the share of another machine.
 */
export declare const isLocalPath: (text: string) => boolean;
