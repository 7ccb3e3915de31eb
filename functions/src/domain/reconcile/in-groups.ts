/** What comes one by one, so many at a time. */
export async function* inBatches<Item>(
  items: AsyncIterable<Item>,
  atOnce: number,
): AsyncIterable<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < atOnce) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
