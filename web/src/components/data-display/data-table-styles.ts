import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { visuallyHidden } from '../layout/visually-hidden.ts';

type Look = SystemStyleObject<Theme>;

/** Screens with too little room for a table; paper always has it. */
const narrow = (theme: Theme): string =>
  theme.breakpoints.down('lg').replace('@media', '@media screen and');

/** A row as a card of its own. */
const card = { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 };

const NAME_WIDTH = 120;

/** Each fact on a line of its own, behind its name. */
const namedFacts: Look = {
  '& tbody': { display: 'grid', gap: 2 },
  '& tbody tr': { ...card, display: 'grid', rowGap: 1, p: 2 },
  '& tbody td': { fontSize: '1rem' },
  '& [data-name]': { display: 'flow-root', pl: `${NAME_WIDTH}px` },
  '& [data-name]::before': {
    content: 'attr(data-name)',
    float: 'left',
    width: NAME_WIDTH - 16,
    ml: `-${NAME_WIDTH}px`,
    color: 'text.secondary',
  },
};

/** Facts side by side without their names, so that five cards fit on a phone. */
const closeFacts: Look = {
  '& tbody': { display: 'grid', gap: 1 },
  '& tbody tr': {
    ...card,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.25,
    rowGap: 0.25,
    p: 1,
  },
  '& tbody tr th': { fontSize: '1rem' },
};

const cards: Look = {
  border: 0,
  bgcolor: 'transparent',
  '& thead': visuallyHidden,
  '& table, & tbody td, & tbody th': { display: 'block' },
  '& tbody td, & tbody th': { p: 0, border: 0, textAlign: 'start', overflowWrap: 'anywhere' },
  '& tbody th': { order: -1, width: 1, fontWeight: 650, fontSize: '1.0625rem' },
};

/** How a table looks, where there is room for it and where there is not. */
export const tableStyles =
  (dense: boolean) =>
  (theme: Theme): Look => ({
    '& td, & th': dense
      ? { px: 0.75, py: 0.25, fontSize: '0.8125rem', lineHeight: 1.35 }
      : { px: 1 },
    // With larger text it scrolls in its frame, visually hidden words too, instead of overlapping.
    position: 'relative',
    '& table': { minWidth: { lg: '52rem' } },
    '& [data-quiet]': visuallyHidden,
    // As the cards of the catalogue are, while others are on their way.
    '& [aria-busy="true"] tbody': { opacity: 0.6 },
    // A name of one long word must not push the buttons of every row out of sight.
    '& tbody th': { overflowWrap: 'anywhere' },
    '& tbody tr:last-child > *': { borderBottom: 0 },
    [narrow(theme)]: { ...cards, ...(dense ? closeFacts : namedFacts) },
  });
