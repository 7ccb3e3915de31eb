/**
 * What every object that the shop makes at the gateway carries as `metadata.shop`: the project and,
 * for people who look there, the address of the site.
 */
export const shopMark = (projectId: string, shopUrl: string): string => `${projectId} ${shopUrl}`;

/**
 * Whether such a mark is of this project. The address does not count: a shop that moves to another
 * one still has to hear of what was paid under the old.
 */
export const isMarkOf = (mark: string | undefined, projectId: string): boolean =>
  mark?.split(' ', 1)[0] === projectId;
