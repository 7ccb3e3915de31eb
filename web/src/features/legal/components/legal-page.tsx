import Typography from '@mui/material/Typography';
import type { LegalSection, LegalTable as Table, LegalWriter } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { FormHead } from '../../../components/layout/page-title.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { useNowAfter } from '../../../lib/use-time.ts';
import Box from '@mui/material/Box';
import { noBreakDays } from '../../../lib/formats.ts';

/** A page of the law: headings, sentences, and where one goes from there. */
export function LegalPage({ title, write }: { title: string; write: LegalWriter }) {
  const query = useQuery(settingsQuery());
  const now = useNowAfter(query.dataUpdatedAt);
  return (
    <>
      <FormHead title={title} lead={query.data ? write(query.data, now).lead : ''} />
      <QueryState query={query} loading={<LoadingRows rows={6} />}>
        {(settings) =>
          write(settings, now).sections.map((section) => (
            <Section key={section.heading} section={section} />
          ))
        }
      </QueryState>
    </>
  );
}

function Section({ section: { heading, paragraphs, table, link } }: { section: LegalSection }) {
  return (
    <section>
      <Typography variant="h5" component="h2" sx={{ mt: 4, mb: 1 }}>
        {heading}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 1.5, maxWidth: '68ch' }}>
          {paragraph}
        </Typography>
      ))}
      {table && <LegalTable label={heading} {...table} />}
      {link && (
        <Link to={link.to} sx={{ display: 'inline-block', py: 1.25 }}>
          {link.label}
        </Link>
      )}
    </section>
  );
}

/** What a page of the law says row by row: each row is about what stands first in it. */
function LegalTable({ label, head, rows }: Table & { label: string }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" aria-label={label} sx={look}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {noBreakDays(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([about, ...cells]) => (
            <tr key={about}>
              <th scope="row">{about}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{noBreakDays(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const look = {
  width: '100%',
  maxWidth: '68ch',
  my: 2,
  borderCollapse: 'collapse',
  '& th, & td': {
    py: 1,
    pr: { xs: 1, sm: 2 },
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  // Where a reader's text is twice as large, few words fit beside each other.
  '@container (max-width: 18rem)': {
    '& th, & td': { overflowWrap: 'anywhere', hyphens: 'auto' },
  },
  '& tr > :last-child': { pr: 0 },
  '& thead th': { verticalAlign: 'bottom', fontWeight: 650 },
  '& tbody th': { fontWeight: 400, color: 'text.secondary' },
} as const;
