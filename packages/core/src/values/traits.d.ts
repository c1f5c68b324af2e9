/** What a client must be able to carry. */
export interface Traits {
    /** Some text holds a lone surrogate, which has no UTF-8 form. */
    readonly loneSurrogate: boolean;
    /** Some object has a field that is null. */
    readonly nullField: boolean;
}
/** The traits of values: JSON, or objects of JSON. */
export declare const traitsOf: (...values: readonly unknown[]) => Traits;
