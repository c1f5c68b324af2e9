/** Returns a table's own entry, and never one that all objects inherit. */
export const getOwn = <Item>(table: { readonly [id: string]: Item }, id: string): Item | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined
