import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SettingsHistoryEntry } from '@rollwell/functions/contract';
import { DateTime } from '../../../components/data-display/formatted-values.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { Pager, PageOutOfRange, usePageParam } from '../../../components/navigation/pager.tsx';
import { useSettingsHistory } from '../api/settings.ts';
import { settingLabel } from '../setting-labels.ts';
import { texts } from '../texts.ts';
import { bareList } from '../../../components/layout/lists.tsx';

const { history } = texts;

/** Who changed which setting, newest first. */
export function SettingsHistory() {
  const page = usePageParam();
  return (
    <Box component="section" aria-label={history.title} sx={{ mt: 6 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        {history.title}
      </Typography>
      <QueryState query={useSettingsHistory(page)} loading={<LoadingRows rows={3} />}>
        {({ items, next }) => (
          <>
            {items.length > 0 ? (
              <Box component="ol" sx={list}>
                {items.map((entry) => (
                  <Entry key={entry._id} entry={entry} />
                ))}
              </Box>
            ) : page === 1 ? (
              <EmptyState title={history.empty}>{history.emptyHint}</EmptyState>
            ) : (
              <PageOutOfRange />
            )}
            <Pager page={page} hasNext={next !== undefined} />
          </>
        )}
      </QueryState>
    </Box>
  );
}

function Entry({ entry: { at, by, changes } }: { entry: SettingsHistoryEntry }) {
  return (
    <li>
      <Typography color="textSecondary">
        <DateTime iso={at} /> {history.by} <span>{by}</span>
      </Typography>
      {changes.map(({ field, before, after }) => (
        <Typography key={field}>
          <strong>{settingLabel(field)}</strong> <span>{history.change(before, after)}</span>
        </Typography>
      ))}
    </li>
  );
}

const list = {
  ...bareList,
  '& li': { py: 2, borderTop: '1px solid', borderColor: 'divider', overflowWrap: 'anywhere' },
} as const;
