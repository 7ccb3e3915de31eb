import type { ListedUser } from '@rollwell/functions/contract';
import { DataTable, type Column } from '../../../components/data-display/data-table.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { usePageParam } from '../../../components/navigation/pager.tsx';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { useUsers } from '../api/people.ts';
import { texts } from '../texts.ts';
import { PersonActions } from './person-actions.tsx';

const columns: readonly Column<ListedUser>[] = [
  { header: texts.email, heads: true, render: ({ email }) => email || texts.noEmail },
  {
    header: texts.address,
    render: ({ emailVerified }) => (emailVerified ? texts.verified : texts.unverified),
  },
  { header: texts.name, render: ({ displayName }) => displayName || texts.noName },
  {
    header: texts.role,
    render: ({ role, disabled }) =>
      disabled ? `${texts.roles[role]}, ${texts.closed}` : texts.roles[role],
  },
  {
    header: texts.actions,
    quietHeader: true,
    render: (person) => <PersonActions person={person} />,
  },
];

/** Everybody who ever signed in, with the way to make them an admin. */
export function People() {
  const page = usePageParam();
  const query = useUsers(page);
  return (
    <PagedList
      query={query}
      page={page}
      loading={{ rows: 6, height: 64 }}
      empty={<EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
    >
      {({ rows }) => (
        <DataTable
          label={texts.label}
          columns={columns}
          rows={rows}
          rowKey={({ _id }) => _id}
          busy={query.isPlaceholderData}
        />
      )}
    </PagedList>
  );
}
