import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { queryFailed } from '@rollwell/functions/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { texts } from '../../lib/texts.ts';
import { LoadingRows } from './loading.tsx';

interface QueryStateProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
  /** What shows while the first answer is awaited; give it the shape of the content. */
  loading?: ReactNode;
  /** What shows when there is nothing; an answer that is an empty array counts as nothing. */
  empty?: ReactNode;
}

/** The states of a query: loading, `Error: {message}` in red with Retry, empty, content. */
export function QueryState<T>({ query, children, loading, empty }: QueryStateProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) {
    const isEmpty = Array.isArray(data) && data.length === 0;
    return isEmpty && empty !== undefined ? empty : children(data);
  }
  if (error) {
    return <ErrorNote error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return loading ?? <LoadingRows />;
}

interface ErrorNoteProps {
  error: unknown;
  onRetry?: () => void;
  retrying?: boolean;
}

/** A failure in red, with the way to try again. */
export function ErrorNote({ error, onRetry, retrying }: ErrorNoteProps) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ color: 'error.main', alignItems: 'center' }}
      action={
        onRetry && (
          <Button color="error" size="small" onClick={onRetry} disabled={retrying ?? false}>
            {texts.retry}
          </Button>
        )
      }
    >
      {queryFailed(messageOf(error))}
    </Alert>
  );
}
