/** The entry of a table, and nothing that every object has. */
export declare const own: <Item>(table: {
    readonly [id: string]: Item;
}, id: string) => Item | undefined;
