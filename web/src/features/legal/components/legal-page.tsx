import Typography from '@mui/material/Typography';
import type { LegalSection, LegalWriter } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { FormHead } from '../../../components/layout/page-title.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { useNowAfter } from '../../../lib/use-time.ts';
import { LegalTable } from './legal-table.tsx';

interface LegalPageProps {
  title: string;
  write: LegalWriter;
}

/** A page of the law: headings, sentences, and where one goes from there. */
export function LegalPage({ title, write }: LegalPageProps) {
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
