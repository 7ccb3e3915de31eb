import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MAX_LENGTH } from '@rollwell/functions/contract';
import { type FormEvent, useId, useState } from 'react';
import { DisclosureSummary } from '../../../components/data-display/disclosure-summary.tsx';
import { LABEL_ABOVE, TextField } from '../../../components/form/text-field.tsx';
import { storage } from '../../../lib/storage.ts';
import { toast } from '../../../lib/toast.ts';
import { FilterLink } from '../filter-links.tsx';
import { listingOf, searchOf, type ShownListing } from './order-filters.tsx';
import { listTexts } from './texts.ts';

const { views: words } = listTexts;

/** A list of orders under a name. */
interface View {
  name: string;
  /** The query of its URL. */
  search: string;
}

/** So many are kept, the newest first. */
const MOST_VIEWS = 12;

const isView = (entry: unknown): entry is View =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof (entry as View).name === 'string' &&
  typeof (entry as View).search === 'string';

const readViews = (): View[] => {
  try {
    const kept: unknown = JSON.parse(storage.read('order-views') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
};

/** The lists of orders that somebody has given a name, in this browser; and the one that shows, to be named. */
export function SavedViews({ listing }: { listing: ShownListing }) {
  const [views, setViews] = useState(readViews);
  const id = useId();
  const shown = searchOf(listing);
  const current = views.find(({ search }) => search === shown);
  const keep = (next: View[]) => {
    setViews(next);
    return storage.write('order-views', JSON.stringify(next));
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('view');
    const name = typeof typed === 'string' ? typed.trim() : '';
    if (name === '') return;
    const others = views.filter((view) => view.name !== name && view.search !== shown);
    const lasts = keep([{ name, search: shown }, ...others].slice(0, MOST_VIEWS));
    event.currentTarget.reset();
    if (lasts) toast.success(words.saved(name));
    else toast.info(words.onlyNow(name));
  };
  const remove = (name: string) => {
    keep(views.filter((view) => view.name !== name));
    toast.success(words.removed(name));
  };
  if (views.length === 0 && shown === '') return null;
  return (
    <Box component="details" data-screen-only open={views.length > 0 || undefined} sx={{ mb: 2 }}>
      <DisclosureSummary>{words.title}</DisclosureSummary>
      <Box component="nav" aria-label={words.title} sx={row}>
        {views.map(({ name, search }) => (
          <FilterLink
            key={name}
            // What a link of an older form asks for and nothing knows is left out.
            to={{ search: searchOf(listingOf(new URLSearchParams(search))) }}
            isCurrent={search === shown}
          >
            <span>{name}</span>
          </FilterLink>
        ))}
      </Box>
      {shown !== '' && !current && (
        <Box component="form" onSubmit={save} sx={row}>
          <TextField
            id={`${id}-name`}
            name="view"
            size="small"
            label={words.name}
            slotProps={{
              ...LABEL_ABOVE,
              htmlInput: { maxLength: MAX_LENGTH.name, autoComplete: 'off', required: true },
            }}
          />
          <Button type="submit" color="secondary" variant="outlined">
            {words.save}
          </Button>
        </Box>
      )}
      {current && (
        <Button color="secondary" onClick={() => remove(current.name)} sx={{ mt: 1 }}>
          <span>{words.remove(current.name)}</span>
        </Button>
      )}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1 } as const;
