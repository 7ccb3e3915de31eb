/** Where the list of people stands in the query cache. */
export const peopleKeys = { all: ['people'] as const };
