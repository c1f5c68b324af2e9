/** The entry of a table, and nothing that every object has. */
export const own = <Item>(table: { readonly [id: string]: Item }, id: string): Item | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined
