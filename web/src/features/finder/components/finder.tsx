import Box from '@mui/material/Box';
import {
  type FoundRoller as Found,
  type Job,
  type Product,
  readJob,
  type TypedJob,
} from '@rollwell/functions/contract';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { announce } from '../../../lib/announce.ts';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { paths } from '../../../lib/paths.ts';
import { typedJobOf, useFoundRoller } from '../api/find-roller.ts';
import { texts } from '../texts.ts';
import { FinderForm } from './finder-form.tsx';
import { FinderResult } from './finder-result.tsx';

interface FinderProps {
  actions: (product: Product, quantity: number) => ReactNode;
}

/** What roller a job takes: the form, and its answer below it, both by the address. */
export function Finder({ actions }: FinderProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const answer = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const typed = typedJobOf(query);
  const read = typed && readJob(typed);
  const find = (said: TypedJob) => {
    asked.current = true;
    void navigate(`${paths.finder}?${new URLSearchParams(said)}`, { preventScrollReset: true });
  };
  const address = query.toString();
  useEffect(() => {
    // Whoever asked is led to the answer, or to the first field that is wrong.
    if (!asked.current) return;
    const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    (wrong ?? answer.current)?.focus();
  }, [address]);
  const tell = useCallback((found: Found) => {
    if (asked.current) announce(said(found));
  }, []);
  return (
    <>
      <FinderForm
        typed={typed ?? {}}
        wrong={read && 'wrong' in read ? read.wrong : {}}
        onFind={find}
      />
      <Box ref={answer} tabIndex={-1} sx={{ mt: 5, '&:focus': { outline: 'none' } }}>
        {read && 'job' in read && <Answer job={read.job} actions={actions} onFound={tell} />}
      </Box>
    </>
  );
}

/** The answer in a sentence: it comes some moments after the focus is where it will stand. */
function said({ fits, nearest }: Found): string {
  if (fits) return texts.saidFits(fits.product.name);
  return nearest ? texts.saidNearest(nearest.product.name) : texts.none;
}

interface AnswerProps extends FinderProps {
  job: Job;
  onFound: (found: Found) => void;
}

function Answer({ job, actions, onFound }: AnswerProps) {
  const query = useFoundRoller(job);
  const { data } = query;
  useEffect(() => {
    if (data) onFound(data);
  }, [data, onFound]);
  return (
    <QueryState query={query}>
      {(found) => <FinderResult job={job} found={found} actions={actions} />}
    </QueryState>
  );
}
